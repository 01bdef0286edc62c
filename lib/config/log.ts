const LEVELS = { debug: 10, info: 20, warn: 30, error: 40, silent: 100 } as const;
type Level = Exclude<keyof typeof LEVELS, 'silent'>;

/** The fields of a log line: request ids, error codes, paths; never names, phone numbers, one-time codes or bodies. */
export type LogFields = Record<string, string | number | boolean | undefined | readonly string[]>;

function isLevel(level: string | undefined): level is keyof typeof LEVELS {
  return level !== undefined && level in LEVELS;
}

/** Writes one JSON line to standard output, unless its level is below LOG_LEVEL. */
export function log(level: Level, event: string, fields: LogFields = {}): void {
  const wanted = process.env.LOG_LEVEL;
  if (LEVELS[level] < LEVELS[isLevel(wanted) ? wanted : 'info']) return;
  process.stdout.write(`${JSON.stringify({ level, at: new Date().toISOString(), event, ...fields })}\n`);
}
