import { z } from 'zod';

/** A text that is JSON; what does not parse is an issue, not an exception. */
export const jsonText = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue('not JSON');
    return z.NEVER;
  }
});
