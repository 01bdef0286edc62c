import type { z } from 'zod';

/**
 * Parses the storefront's settings from environment variables; an empty variable counts as not set.
 *
 * @throws Error that names each missing or invalid variable, never its value.
 */
export function parseEnv<Schema extends z.ZodType>(
  schema: Schema,
  variables: Record<string, string | undefined>,
): z.output<Schema> {
  const nonEmpty = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(nonEmpty);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The storefront's environment is not complete:\n${problems.join('\n')}`);
}
