import { setTimeout as pause } from 'node:timers/promises';
import type { Db, Tx } from './client';

/** Serialization failure and deadlock: the whole transaction must be retried. */
const RETRYABLE_SQLSTATES = new Set(['40001', '40P01']);
const MAX_TRIES = 5;
const FIRST_PAUSE_MS = 5;

/** A class that begins with a digit, or one of PostgreSQL's four with a letter, so that EPIPE does not match. */
const SQLSTATE = /^(?:\d[0-9A-Z]|F0|HV|P0|XX)[0-9A-Z]{3}$/;

/** The SQLSTATE of a database error, which drizzle keeps in `cause`; undefined for other errors. */
export function sqlStateOf(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && SQLSTATE.test(at.code)) return at.code;
  }
  return undefined;
}

/**
 * Runs `work` in one transaction and retries it from the start when the database requires it. `work` must have no side
 * effects outside the transaction and use `tx` only, since the embedded database has one session.
 */
export async function withTransaction<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  for (let tries = 0; ; tries++) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (tries + 1 >= MAX_TRIES || !RETRYABLE_SQLSTATES.has(sqlStateOf(error) ?? '')) throw error;
    }
    await pause(FIRST_PAUSE_MS * 2 ** tries * Math.random());
  }
}
