import type { z } from 'zod';

/**
 * A program's settings out of its environment; a variable that is set to nothing is not set.
 *
 * @param whose who is told of in the message, such as "The storefront's"
 * @throws Error that names each missing or wrong variable, never its value.
 */
export function parseEnv<Schema extends z.ZodType>(
  schema: Schema,
  variables: Record<string, string | undefined>,
  whose: string,
): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`${whose} environment is not complete:\n${problems.join('\n')}`);
}
