const LEVELS = { debug: 10, info: 20, warn: 30, error: 40, silent: 100 } as const;
type Level = Exclude<keyof typeof LEVELS, 'silent'>;

/** What a log line may hold: ids of requests, codes and paths; never names, numbers, codes or bodies. */
export type LogFields = Record<string, string | number | boolean | undefined | readonly string[]>;

function isLevel(level: string | undefined): level is keyof typeof LEVELS {
  return level !== undefined && level in LEVELS;
}

/** One JSON line on standard output, when LOG_LEVEL lets it through. */
export function log(level: Level, event: string, fields: LogFields = {}): void {
  const wanted = process.env.LOG_LEVEL;
  if (LEVELS[level] < LEVELS[isLevel(wanted) ? wanted : 'info']) return;
  process.stdout.write(`${JSON.stringify({ level, at: new Date().toISOString(), event, ...fields })}\n`);
}
