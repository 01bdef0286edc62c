import type { z } from 'zod';
import { parseEnvironment } from '@/lib/domain/parse-environment';

/** Parses the storefront's settings. @throws Error as `parseEnvironment` does */
export function parseEnv<Schema extends z.ZodType>(
  schema: Schema,
  variables: Record<string, string | undefined>,
): z.output<Schema> {
  return parseEnvironment('storefront', schema, variables);
}
