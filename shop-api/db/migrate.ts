import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';
import { apiRoot } from '@/shop-api/root';
import { checkTamilSearch } from './check-tamil-search';

/** Any number, the same for every instance: drizzle's migrator has no lock of its own. */
const MIGRATION_LOCK = 4_711_001;

/**
 * Brings the database to the current schema; several instances may start at once.
 *
 * @throws Error when the database cannot search Tamil text.
 */
export async function migrateDatabase(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      await checkTamilSearch(client);
      await migrate(drizzle({ client }), { migrationsFolder: path.join(apiRoot, 'db/migrations') });
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
      await client.query('reset statement_timeout');
    }
  } finally {
    client.release();
  }
}
