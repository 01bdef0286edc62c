import { createDatabase, type Database } from '@/shop-api/db/client';
import { makeDataDir } from './embedded-databases';
import { makePostgresCopy } from './postgres-databases';

/** Creating the first template takes seconds, and longer on a busy machine. */
jest.setTimeout(60_000);

/** On PostgreSQL many sessions run at once; the embedded database has one, so crowds are smaller there. */
export const isOnPostgres = process.env.TEST_DATABASE === 'postgres';

/** The location of a database for `createDatabase` and the API's environment; `remove` deletes it. */
export type TestDatabase = { place: { databaseUrl?: string; dataDir: string }; remove: () => Promise<void> };

/**
 * Creates a database with the sample shop, not opened yet: embedded, or on the server of DATABASE_URL with
 * TEST_DATABASE=postgres.
 */
export async function makeTestDatabase(): Promise<TestDatabase> {
  if (!isOnPostgres) {
    const { dataDir, remove } = await makeDataDir();
    return { place: { dataDir }, remove };
  }
  const serverUrl = process.env.DATABASE_URL;
  if (!serverUrl) throw new Error('TEST_DATABASE=postgres needs DATABASE_URL');
  const { databaseUrl, remove } = await makePostgresCopy(serverUrl);
  return { place: { databaseUrl, dataDir: '' }, remove };
}

/** Like `makeTestDatabase`, but opened, for one test file; `close` removes it. */
export async function openTestDatabase(): Promise<Database> {
  const { place, remove } = await makeTestDatabase();
  const database = await createDatabase(place);
  const close = async (): Promise<void> => {
    await database.close();
    await remove();
  };
  return { ...database, close };
}
