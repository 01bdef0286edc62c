import type { z } from 'zod';

const TYPES: Partial<Record<string, string>> = { int: 'a whole number', number: 'a number' };

/** What is wrong with a value, for the person who typed it; undefined where zod's own text will do. */
export const plainIssue: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'too_big':
      return bound('at most', issue.maximum, issue.origin);
    case 'too_small':
      return bound('at least', issue.minimum, issue.origin);
    case 'invalid_value':
      return `must be one of: ${issue.values.join(', ')}`;
    case 'invalid_type':
      return issue.input === undefined
        ? 'is missing'
        : `must be ${TYPES[issue.expected] ?? `of type ${issue.expected}`}`;
    default:
      return undefined;
  }
};

const COUNTED: Partial<Record<string, string>> = { string: 'characters', array: 'values' };

function bound(side: 'at least' | 'at most', limit: number | bigint, origin: string): string {
  const counted = COUNTED[origin];
  if (counted === undefined) return `must be ${side} ${limit}`;
  if (side === 'at least' && Number(limit) === 1) return 'must not be empty';
  return `must have ${side} ${limit} ${counted}`;
}
