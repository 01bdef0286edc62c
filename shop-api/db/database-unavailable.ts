import { sqlStateOf } from './with-transaction';

/**
 * SQLSTATEs of a database that is unavailable: no connection, no space, starting or stopping, a disk failure, a session
 * that was terminated, a statement that waited or ran too long, or a conflict that retries did not resolve.
 */
const STATES = /^(08|53|58|57014|57P0[1-5]|25P03|40001|40P01)/;
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

/** True when a call failed because the database was unavailable or too busy, so that a retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (STATES.test(sqlStateOf(error) ?? '')) return true;
  for (let at = error; typeof at === 'object' && at !== null; at = 'cause' in at ? at.cause : undefined) {
    if ('code' in at && typeof at.code === 'string' && SYSTEM_CODES.has(at.code)) return true;
    if ('message' in at && typeof at.message === 'string' && WORDS.test(at.message)) return true;
  }
  return false;
}
