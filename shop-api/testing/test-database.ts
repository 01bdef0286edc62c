import type { Database } from '@/shop-api/db/client';
import { openEmbeddedCopy } from './embedded-databases';
import { openPostgresCopy } from './postgres-databases';

/** Making the first template takes seconds, on a busy machine many. */
jest.setTimeout(60_000);

/** Many sessions at once; the embedded database has one, so crowds are smaller there. */
export const isOnPostgres = process.env.TEST_DATABASE === 'postgres';

/**
 * A fresh database with the sample shop, for one test file: embedded, or on the server of DATABASE_URL with
 * TEST_DATABASE=postgres. `close` removes it.
 */
export function openTestDatabase(): Promise<Database> {
  if (!isOnPostgres) return openEmbeddedCopy();
  const serverUrl = process.env.DATABASE_URL;
  if (!serverUrl) throw new Error('TEST_DATABASE=postgres needs DATABASE_URL');
  return openPostgresCopy(serverUrl);
}
