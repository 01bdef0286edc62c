import type { Clock } from '@/shop-api/ports/clock';
import type { Logger } from './log';

export type Alarm = (fields?: Record<string, string>) => void;

/** Logs an error, the same fields at most once within `withinMs` in this instance: an attack must not fill the log. */
export function createAlarm(
  { log, clock }: { log: Pick<Logger, 'error'>; clock: Clock },
  event: string,
  withinMs: number,
): Alarm {
  const loggedAt = new Map<string, number>();
  return (fields = {}) => {
    const [kind, now] = [JSON.stringify(fields), clock.now().getTime()];
    const last = loggedAt.get(kind);
    if (last !== undefined && Math.abs(now - last) < withinMs) return;
    loggedAt.set(kind, now);
    log.error(fields, event);
  };
}
