const LONGEST_TEXT = 500;

/** Makes a text safe for the log: masks numbers, such as codes and mobiles, and truncates it. */
export function maskNumbers(text: string): string {
  return text.replace(/\d{4,}/g, '••••').slice(0, LONGEST_TEXT);
}

const MOST_ISSUES = 10;

/** The issues zod found, as path and code, without values. */
export function issuesOf(broken: {
  issues: readonly { path: readonly PropertyKey[]; code: string }[];
}): string[] {
  return broken.issues.slice(0, MOST_ISSUES).map(({ path, code }) => `${path.join('.')}: ${code}`);
}

const LONGEST_PATH = 200;

/** The path of a request, truncated. */
export function pathForLog(path: string): string {
  return path.slice(0, LONGEST_PATH);
}

const MOST_FRAMES = 6;

/** The stack frames of an error, the innermost first. */
export function framesOf(error: Error, most = MOST_FRAMES): string[] {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return frames.slice(0, most).map((line) => line.trim());
}

/** A short reason for the log: the code of an error or its cause, else its name; for Redis replies, their prefix. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'ReplyError') return error.message.split(' ', 1)[0] ?? error.name;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.cause instanceof Error ? reasonOf(error.cause) : error.name;
}
