import { sqlStateOf } from './with-transaction';

/**
 * SQLSTATEs of a database that cannot work now: no connection, no room, starting or stopping, a broken disk, or a
 * session that ended under the call.
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
/** What `pg` says of a connection, in words alone. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether a call failed since the database was not to be had, so that the same call may go well later. */
export function isDatabaseGone(error: unknown): boolean {
  if (STATES.test(sqlStateOf(error) ?? '')) return true;
  for (let at = error; typeof at === 'object' && at !== null; at = 'cause' in at ? at.cause : undefined) {
    if ('code' in at && typeof at.code === 'string' && SYSTEM_CODES.has(at.code)) return true;
    if ('message' in at && typeof at.message === 'string' && WORDS.test(at.message)) return true;
  }
  return false;
}
