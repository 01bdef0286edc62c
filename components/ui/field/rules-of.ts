import type { ZodMiniType } from 'zod/mini';
import { documentText } from '@/lib/messages/document-text';
import type { FieldRules } from './use-fields';

/** Validation rules for a form from the schema of its BFF request body; each field shows its first problem. */
export function rulesOf<Name extends string>(shape: Record<Name, ZodMiniType>): FieldRules<Name> {
  const rules: FieldRules<Name> = {};
  for (const name in shape) {
    rules[name] = (value) => {
      const problem = shape[name].safeParse(value).error?.issues[0]?.message;
      if (problem === undefined) return undefined;
      return documentText.has(problem) ? problem : 'error.bad_request';
    };
  }
  return rules;
}
