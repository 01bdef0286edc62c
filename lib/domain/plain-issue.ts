import type { z } from 'zod';

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
      return issue.input === undefined ? 'is missing' : `must be of type ${issue.expected}`;
    default:
      return undefined;
  }
};

function bound(side: string, limit: number | bigint, origin: string): string {
  if (origin === 'string') return `must have ${side} ${limit} characters`;
  return origin === 'array' ? `must have ${side} ${limit} values` : `must be ${side} ${limit}`;
}
