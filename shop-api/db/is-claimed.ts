import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * True of the rows whose `id` a query locks and skips what others have locked. As an array it is asked once: with `in`
 * the planner may ask it for each row, and then more are claimed than its limit says.
 */
export function isClaimed(id: SQLWrapper, claim: SQLWrapper): SQL {
  return sql`${id} = any(array${claim})`;
}
