import { sql } from 'drizzle-orm';
import type { Db } from '@/shop-api/db/client';

/** Resolves when at least `count` transactions of this PostgreSQL database wait for a lock. */
export async function lockWaits(db: Db, count = 1): Promise<void> {
  const waiting = sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await db.execute(waiting)).rows.length < count);
}
