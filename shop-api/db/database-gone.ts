import { sqlStateOf } from './with-transaction';

/**
 * SQLSTATEs of a database that is unavailable: no connection, no space, starting or stopping, a disk failure, or a
 * session that was terminated.
 */
const STATES = /^(08|53|58|57P0[1-5]|25P03)/;
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
]);
/** Connection errors of `pg` that have a message but no code. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** True when a call failed because the database was unavailable, so that a retry may succeed. */
export function isDatabaseGone(error: unknown): boolean {
  if (STATES.test(sqlStateOf(error) ?? '')) return true;
  for (let at = error; typeof at === 'object' && at !== null; at = 'cause' in at ? at.cause : undefined) {
    if ('code' in at && typeof at.code === 'string' && SYSTEM_CODES.has(at.code)) return true;
    if ('message' in at && typeof at.message === 'string' && WORDS.test(at.message)) return true;
  }
  return false;
}
