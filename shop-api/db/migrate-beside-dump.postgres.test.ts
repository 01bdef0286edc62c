import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { apiRoot } from '@/shop-api/root';
import { openTestDatabase } from '@/shop-api/testing/test-database';
import { migrateDatabase } from './migrate';

jest.setTimeout(60_000);

const NEXT_MIGRATION = '9999_next';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'koodai-migrations-'));
  fs.cpSync(path.join(apiRoot, 'db/migrations'), folder, { recursive: true });
  const journalFile = path.join(folder, 'meta/_journal.json');
  const journal = JSON.parse(fs.readFileSync(journalFile, 'utf8'));
  const last = journal.entries.at(-1);
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: NEXT_MIGRATION });
  fs.writeFileSync(journalFile, JSON.stringify(journal));
  fs.writeFileSync(
    path.join(folder, `${NEXT_MIGRATION}.sql`),
    'alter table products add column next integer',
  );
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

test('a migration that waits for a dump to end does not keep the running shop from its tables', async () => {
  const { pool, close } = await openTestDatabase();
  const dump = await pool.connect();
  await dump.query('begin');
  await dump.query('select 1 from products limit 1');
  const migrated = migrateDatabase(pool, folder);
  const isWaiting =
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  while ((await pool.query(isWaiting)).rowCount === 0) await new Promise(setImmediate);

  const shop = await pool.connect();
  await shop.query("set statement_timeout = '15s'");
  expect((await shop.query('select 1 from products limit 1')).rowCount).toBe(1);
  shop.release(true);

  await dump.query('commit');
  dump.release();
  await migrated;
  expect((await pool.query('select next from products limit 1')).rows).toEqual([{ next: null }]);
  await close();
});
