import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';
import { ADVISORY_LOCKS } from '@/shop-api/db/advisory-locks';
import { apiRoot } from '@/shop-api/root';
import { checkTamilSearch } from './check-tamil-search';

/**
 * Brings the database to the current schema; several instances may start at once.
 *
 * @throws Error when the database cannot search Tamil text.
 */
export async function migrateDatabase(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.migration]);
    try {
      await checkTamilSearch(client);
      await migrate(drizzle({ client }), { migrationsFolder: path.join(apiRoot, 'db/migrations') });
    } finally {
      await client.query('select pg_advisory_unlock($1)', [ADVISORY_LOCKS.migration]);
      await client.query('reset statement_timeout');
    }
  } finally {
    client.release();
  }
}
