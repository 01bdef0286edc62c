import { z } from 'zod';

/** The limit of the error response: an unknown field can have a name of any length. */
const FIELD_NAME_LENGTH = 60;

/**
 * Makes the schema of a write refuse unknown fields, so that a misspelt name is an error. Responses are parsed without
 * this, so that a server may send additional fields.
 *
 * @throws Error when the schema is not an object.
 */
export function strictInput<Schema extends z.core.$ZodType>(schema: Schema): Schema {
  if (!(schema instanceof z.core.$ZodObject)) throw new Error('a write takes an object of fields');
  return z.clone(schema, { ...schema._zod.def, catchall: z.never() });
}

/** The name of the first invalid or unknown field, for the error response. */
export function fieldAtFault({ issues: [first] }: z.core.$ZodError): string {
  if (!first) return '';
  const name = first.code === 'unrecognized_keys' ? first.keys[0] : first.path.join('.');
  return (name ?? '').slice(0, FIELD_NAME_LENGTH);
}
