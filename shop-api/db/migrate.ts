import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool, PoolClient } from 'pg';
import { ADVISORY_LOCKS } from '@/shop-api/db/advisory-locks';
import { apiRoot } from '@/shop-api/root';
import { checkTamilSearch } from './check-tamil-search';
import { sqlStateOf } from './with-transaction';

const MIGRATIONS = path.join(apiRoot, 'db/migrations');
/** Longer, and the statements of the running shop would queue behind a migration that waits for its lock. */
const LOCK_TIMEOUT = '2s';
const RETRY_MS = 1_000;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Migrates the database to the current schema; safe when several instances start at once. While a long transaction such as
 * `pg_dump` holds a table, it retries without blocking the running shop.
 *
 * @throws Error when the database cannot search Tamil text.
 */
export async function migrateDatabase(pool: Pool, migrationsFolder = MIGRATIONS): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.migration]);
    try {
      await checkTamilSearch(client);
      await client.query(`set lock_timeout = '${LOCK_TIMEOUT}'`);
      await migrateWhenFree(client, migrationsFolder);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [ADVISORY_LOCKS.migration]);
      await client.query('reset statement_timeout');
      await client.query('reset lock_timeout');
    }
  } finally {
    client.release();
  }
}

async function migrateWhenFree(client: PoolClient, migrationsFolder: string): Promise<void> {
  for (;;) {
    try {
      return await migrate(drizzle({ client }), { migrationsFolder });
    } catch (error) {
      if (sqlStateOf(error) !== LOCK_NOT_AVAILABLE) throw error;
    }
    await pause(RETRY_MS);
  }
}
