import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { demoSms } from '@/shop-api/db/schema/sms';
import { apiRoot } from '@/shop-api/root';
import { makeDataDir } from '@/shop-api/testing/embedded-databases';
import { createDatabase, type Database } from './client';

jest.setTimeout(180_000);

const ROWS_BEFORE_THE_KILL = 25;

let dataDir: string;
let remove: () => Promise<void>;
let writer: ChildProcess | undefined;
beforeEach(async () => {
  ({ dataDir, remove } = await makeDataDir());
});
afterEach(async () => {
  writer?.kill('SIGKILL');
  writer = undefined;
  await remove();
});

async function withDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await createDatabase({ dataDir });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Starts a process that writes; returns it once it has written enough, with the last row it reported as committed. */
async function startWriter(
  way: 'durable' | 'hasty',
): Promise<{ process: ChildProcess; acknowledged: () => number }> {
  const program = path.join(apiRoot, 'testing/write-until-killed.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, dataDir, way], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  writer = child;
  let last = 0;
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the writer ended with ${code}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      last = Number(chunk.toString().trim().split('\n').at(-1));
      if (last >= ROWS_BEFORE_THE_KILL) resolve();
    });
  });
  return { process: child, acknowledged: () => last };
}

describe('the embedded database', () => {
  it.each(['durable', 'hasty'] as const)(
    'refuses a second process, and after a kill -9 opens at once with every acknowledged row: %s',
    async (way) => {
      const { process: other, acknowledged } = await startWriter(way);
      await expect(createDatabase({ dataDir })).rejects.toThrow(
        new RegExp(
          `${fs.realpathSync(path.join(dataDir, 'db'))} is in use by process ${other.pid}.*DATA_DIR`,
        ),
      );
      other.kill('SIGKILL');
      await once(other, 'exit');
      const rows = await withDatabase(({ db }) =>
        db.select({ text: demoSms.text }).from(demoSms).orderBy(demoSms.id),
      );
      expect(rows.length).toBeGreaterThanOrEqual(acknowledged());
      expect(rows.map((row) => Number(row.text))).toEqual(rows.map((_row, index) => index + 1));
    },
  );

  it.each([
    ['unless told otherwise', {}, 'on'],
    ['not for tests', { durable: false }, 'off'],
  ])('waits for the disk %s', async (_when, options, fsync) => {
    const { pool, close } = await createDatabase({ dataDir, ...options });
    const { rows } = await pool.query('show fsync');
    await close();
    expect(rows).toEqual([{ fsync }]);
  });

  it('cannot be opened twice in one process either, and can be opened again once closed', async () => {
    await withDatabase(async () => {
      await expect(createDatabase({ dataDir })).rejects.toThrow(`process ${process.pid}`);
    });
    await withDatabase(async ({ pool }) => {
      expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    });
  });

  it('gives only the owner access to its files', async () => {
    if (process.platform === 'win32') return;
    await withDatabase(async () => undefined);
    expect(fs.statSync(path.join(dataDir, 'db')).mode & 0o777).toBe(0o700);
  });

  it('does not touch data of another PostgreSQL version', async () => {
    fs.writeFileSync(path.join(dataDir, 'db/PG_VERSION'), '17\n');
    await expect(createDatabase({ dataDir })).rejects.toThrow(
      /PostgreSQL 17, this shop needs 18\. Nothing was changed/,
    );
  });

  it('answers the next query correctly after an error, and rolls back a transaction left open', async () => {
    await withDatabase(async ({ pool, db }) => {
      await expect(pool.query('select 1 / 0')).rejects.toMatchObject({ code: '22012' });
      await expect(pool.query('not sql')).rejects.toMatchObject({ code: '42601' });
      const answers = await Promise.all([1, 2, 3].map((n) => pool.query('select $1::int as n', [n])));
      expect(answers.map(({ rows }) => rows[0])).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
      const client = await pool.connect();
      await client.query('begin');
      await client.query("insert into demo_sms (mobile, text, created_at) values ('9', 'lost', now())");
      client.release(true);
      expect(await db.$count(demoSms)).toBe(0);
    });
  });

  it('reports that it is gone, and does not hang, when it cannot write a commit', async () => {
    let onFatal: (error: Error) => void = () => undefined;
    const gone = new Promise<Error>((resolve) => {
      onFatal = resolve;
    });
    const { pool, close } = await createDatabase({
      dataDir,
      onFatal,
      onError: () => undefined,
      // why: the second write would wait this long for a connection
      connectTimeoutMs: 3000,
    });
    try {
      await pool.query('select pg_switch_wal()');
      fs.renameSync(path.join(dataDir, 'db/pg_wal'), path.join(dataDir, 'pg_wal'));
      const write = () =>
        pool.query("insert into demo_sms (mobile, text, created_at) values ('9', 'a', now())");
      await Promise.allSettled([write(), write()]);
      expect((await gone).message).toMatch(/cannot go on/);
    } finally {
      await close();
    }
  });

  it('transfers large values in both directions, and returns counts as numbers', async () => {
    await withDatabase(async ({ pool }) => {
      const large = 'அ'.repeat(500_000);
      const { rows } = await pool.query('select $1::text as large, count(*) as n, 1.25::numeric as price', [
        large,
      ]);
      expect(rows[0]?.large === large).toBe(true);
      expect(rows[0]).toMatchObject({ n: 1, price: 1.25 });
    });
  });

  it('fails when a transaction would wait for itself', async () => {
    const database = await createDatabase({ dataDir, connectTimeoutMs: 3000 });
    const nested = database.db.transaction(async () => {
      await database.db.execute(sql`select 1`);
    });
    await expect(nested).rejects.toMatchObject({
      cause: expect.objectContaining({ message: expect.stringMatching(/timeout/) }),
    });
    await database.close();
  });
});
