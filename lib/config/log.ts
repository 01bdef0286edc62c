const LEVELS = { debug: 10, info: 20, warn: 30, error: 40, silent: 100 } as const;
type Level = Exclude<keyof typeof LEVELS, 'silent'>;

/** The fields of a log line: request ids, error codes, paths; never names, phone numbers, one-time codes or bodies. */
export type LogFields = Record<string, string | number | boolean | undefined | readonly string[]>;

let lowest: number | undefined;

/** Writes one JSON line to standard output, unless its level is below LOG_LEVEL. @throws Error for another LOG_LEVEL */
export function log(level: Level, event: string, fields: LogFields = {}): void {
  lowest ??= readLowest();
  if (LEVELS[level] < lowest) return;
  process.stdout.write(`${JSON.stringify({ level, at: new Date().toISOString(), event, ...fields })}\n`);
}

/** The shop does not start with another LOG_LEVEL (lib/config/read-env). */
function readLowest(): number {
  const level = process.env.LOG_LEVEL || 'info';
  if (!isLevel(level)) throw new Error('LOG_LEVEL is not valid');
  return LEVELS[level];
}

function isLevel(level: string): level is keyof typeof LEVELS {
  return Object.hasOwn(LEVELS, level);
}
