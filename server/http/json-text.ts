import { z } from 'zod';

/** Parses a JSON string; invalid JSON is reported as a zod issue, not thrown. */
export const jsonText = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue('not JSON');
    return z.NEVER;
  }
});
