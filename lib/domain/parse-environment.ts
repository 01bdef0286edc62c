import type { z } from 'zod';
import { plainIssue } from './plain-issue';

/**
 * Parses a program's settings from environment variables; an empty variable counts as not set. `program` is its name
 * in the error.
 *
 * @throws Error that names each missing or invalid variable, never its value.
 */
export function parseEnvironment<Schema extends z.ZodType>(
  program: string,
  schema: Schema,
  variables: Record<string, string | undefined>,
): z.output<Schema> {
  const nonEmpty = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(nonEmpty, { error: plainIssue });
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The ${program}'s environment is incomplete or wrong:\n${problems.join('\n')}`);
}
