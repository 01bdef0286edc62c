import type { z } from 'zod';

/**
 * The storefront's settings out of its environment; a variable that is set to nothing is not set.
 *
 * @throws Error that names each missing or wrong variable, never its value.
 */
export function parseEnv<Schema extends z.ZodType>(
  schema: Schema,
  variables: Record<string, string | undefined>,
): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The storefront's environment is not complete:\n${problems.join('\n')}`);
}
