import { z } from 'zod';

/** As long as the error envelope allows: the caller may have made the name up. */
const FIELD_NAME_LENGTH = 60;

/**
 * What a write takes, refusing a field that it does not know in place of dropping it: who misspells one hears of it.
 * Answers are read without this, so a server may tell more than its reader knows.
 *
 * @throws Error for what is no object of fields.
 */
export function strictInput<Schema extends z.core.$ZodType>(schema: Schema): Schema {
  if (!(schema instanceof z.core.$ZodObject)) throw new Error('a write takes an object of fields');
  return z.clone(schema, { ...schema._zod.def, catchall: z.never() });
}

/** The first field at fault, to be named to the caller; an unknown one by its own name. */
export function fieldAtFault({ issues: [first] }: z.core.$ZodError): string {
  if (!first) return '';
  const name = first.code === 'unrecognized_keys' ? first.keys[0] : first.path.join('.');
  return (name ?? '').slice(0, FIELD_NAME_LENGTH);
}
