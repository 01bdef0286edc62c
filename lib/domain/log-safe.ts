const LONGEST_TEXT = 500;

/** As much of a text as a log may have: codes, mobiles and what else it may have taken from a request are gone. */
export function maskNumbers(text: string): string {
  return text.replace(/\d{4,}/g, '••••').slice(0, LONGEST_TEXT);
}

const MOST_ISSUES = 10;

/** What of an answer breaks its schema, as zod found it: where and how, without a value. */
export function issuesOf(broken: {
  issues: readonly { path: readonly PropertyKey[]; code: string }[];
}): string[] {
  return broken.issues.slice(0, MOST_ISSUES).map(({ path, code }) => `${path.join('.')}: ${code}`);
}

/** Where an error was thrown, the innermost place first. */
export function framesOf(error: Error, most: number): string[] {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return frames.slice(0, most).map((line) => line.trim());
}

/** A word for the log: the code of what failed below, that of Redis being its first word, or its kind. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'ReplyError') return error.message.split(' ', 1)[0] ?? error.name;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.cause instanceof Error ? reasonOf(error.cause) : error.name;
}
