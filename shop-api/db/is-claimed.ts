import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * SQL condition for the rows that `claim` selects and locks (with SKIP LOCKED). As an array the subquery runs once;
 * with `in` the planner may run it per row and exceed its limit.
 */
export function isClaimed(id: SQLWrapper, claim: SQLWrapper): SQL {
  return sql`${id} = any(array${claim})`;
}
