import { and, gt, lte, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { MINUTE_MS } from '@/lib/domain/durations';

/**
 * Rows with a timestamp further in the future are ignored, or due: a clock was ahead and has been corrected, and nobody
 * should have to wait for as long as it was ahead. Smaller differences occur between two instances or two concurrent
 * calls.
 */
export const LATEST_AHEAD_MS = MINUTE_MS;

/** SQL condition: it happened within the last `withinMs`. */
export function isWithin(column: PgColumn, withinMs: number, now: Date): SQL | undefined {
  return and(
    gt(column, new Date(now.getTime() - withinMs)),
    lte(column, new Date(now.getTime() + LATEST_AHEAD_MS)),
  );
}

/** SQL condition: the time, set at most `longestPauseMs` ahead, has come. */
export function isDue(column: PgColumn, longestPauseMs: number, now: Date): SQL | undefined {
  const latest = new Date(now.getTime() + longestPauseMs + LATEST_AHEAD_MS);
  return or(lte(column, now), gt(column, latest));
}
