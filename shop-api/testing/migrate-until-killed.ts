import { createDatabase } from '@/shop-api/db/client';
import { migrateDatabase } from '@/shop-api/db/migrate';

/**
 * A program for migrate.test.ts: migrates, prints the number of each statement, and hangs after the given number until
 * it is killed. Arguments: the data directory, the database URL or '', the number of statements.
 */
async function main(): Promise<void> {
  const [dataDir = '', databaseUrl = '', last = '1'] = process.argv.slice(2);
  const database = await createDatabase({ dataDir, databaseUrl: databaseUrl || undefined });
  const client = await database.pool.connect();
  const query = client.query.bind(client);
  let statements = 0;
  const slow = (...args: Parameters<typeof query>): unknown => {
    statements++;
    process.stdout.write(`${statements}\n`);
    return statements > Number(last) ? new Promise(() => undefined) : query(...args);
  };
  Object.assign(client, { query: slow });
  client.release();
  await migrateDatabase(database.pool);
}

void main();
