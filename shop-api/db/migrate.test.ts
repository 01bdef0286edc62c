import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { prepareDatabase } from '@/shop-api/prepare-database';
import { apiRoot } from '@/shop-api/root';
import { makeEmptyPostgres } from '@/shop-api/testing/postgres-databases';
import { createDatabase, type DatabaseOptions } from './client';
import { migrateDatabase } from './migrate';
import { products } from './schema/catalogue';
import { schemaState } from './schema-state';

jest.setTimeout(180_000);

const serverUrl = process.env.TEST_DATABASE === 'postgres' ? process.env.DATABASE_URL : undefined;
/**
 * Before the first table, at an early one, in the middle and late; few for the embedded database, which starts slowly.
 */
const KILLED_AT = serverUrl ? [4, 9, 30, 60] : [30];

type DatabaseLocation = Pick<DatabaseOptions, 'dataDir' | 'databaseUrl'>;

let place: DatabaseLocation;
let remove: () => Promise<void>;
let child: ChildProcess | undefined;
beforeEach(async () => {
  if (serverUrl) {
    const created = await makeEmptyPostgres(serverUrl);
    place = { dataDir: '', databaseUrl: created.url };
    remove = created.remove;
  } else {
    const dataDir = path.join(os.tmpdir(), `koodai-migrate-${randomUUID()}`);
    place = { dataDir };
    remove = () => fs.rm(dataDir, { recursive: true, force: true });
  }
});
afterEach(async () => {
  child?.kill('SIGKILL');
  await remove();
});

/** Starts a migration in another process and kills it after this many statements. */
async function killAfter(statements: number): Promise<void> {
  const program = path.join(apiRoot, 'testing/migrate-until-killed.ts');
  const args = ['--import', 'tsx', program, place.dataDir, place.databaseUrl ?? '', String(statements)];
  const started = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  child = started;
  const exited = once(started, 'exit');
  await new Promise<void>((resolve, reject) => {
    void exited.then(() => reject(new Error('it ended before it was killed')));
    started.stdout.on('data', (chunk: Buffer) => {
      if (Number(chunk.toString().trim().split('\n').at(-1)) > statements) resolve();
    });
  });
  started.kill('SIGKILL');
  await exited;
}

it.each(KILLED_AT)(
  'a migration killed at statement %i leaves nothing, and the next start completes it',
  async (statements) => {
    await killAfter(statements);
    const database = await createDatabase(place);
    try {
      expect(await schemaState(database.pool)).toBe('empty');
      const { rows } = await database.pool.query(
        "select tablename from pg_tables where schemaname = 'public'",
      );
      expect(rows.filter(({ tablename }) => tablename !== 'fsync_check')).toEqual([]);
      await prepareDatabase(database, undefined);
      expect(await schemaState(database.pool)).toBe('current');
      expect(await database.db.$count(products)).toBeGreaterThan(200);
    } finally {
      await database.close();
    }
  },
);

it('several concurrent starts migrate and seed once', async () => {
  const instances = serverUrl ? 5 : 1;
  const databases = await Promise.all(Array.from({ length: instances }, () => createDatabase(place)));
  try {
    const starts = [...databases, ...databases];
    await Promise.all(starts.map((database) => prepareDatabase(database, undefined)));
    const [first] = databases;
    if (!first) throw new Error('no database');
    expect(await schemaState(first.pool)).toBe('current');
    const { rows } = await first.pool.query('select hash from drizzle.__drizzle_migrations');
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length);
    const counted = await first.db.$count(products);
    expect(counted).toBe(new Set((await first.db.select().from(products)).map(({ slug }) => slug)).size);
  } finally {
    await Promise.all(databases.map((database) => database.close()));
  }
});

it('a database of a newer version is recognised', async () => {
  const database = await createDatabase(place);
  try {
    await migrateDatabase(database.pool);
    await database.pool.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)",
    );
    expect(await schemaState(database.pool)).toBe('ahead');
  } finally {
    await database.close();
  }
});
