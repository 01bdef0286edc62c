import type { Database } from './db/client';
import { migrateDatabase } from './db/migrate';
import { seedShop } from './seed/seed-shop';

/** Brings a database to the current schema and, when it is empty, fills it with the sample shop. */
export async function prepareDatabase(database: Database, mediaDir: string | undefined): Promise<void> {
  await migrateDatabase(database.pool);
  await seedShop(database, mediaDir);
}
