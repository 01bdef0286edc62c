import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '@/shop-api/db/client';
import { openTestDatabase } from '@/shop-api/testing/test-database';
import { lockSeed, seedShop } from './seed-shop';

const endOfWhoeverWaits = sql`
  select pg_terminate_backend(pid) from pg_locks
  where not granted and locktype = 'advisory'
    and database = (select oid from pg_database where datname = current_database())`;

let database: Database;
let mediaDir: string;

beforeAll(async () => {
  database = await openTestDatabase();
  mediaDir = await fs.mkdtemp(path.join(os.tmpdir(), 'koodai-pictures-'));
});
afterAll(async () => {
  await database.close();
  await fs.rm(mediaDir, { recursive: true });
});

it('an instance creates no pictures while another one is creating them', async () => {
  const { db } = database;
  let isEnded = false;
  let second: Promise<unknown> | undefined;
  await db.transaction(async (tx) => {
    await lockSeed(tx);
    second = seedShop(database, mediaDir)
      .catch((error: unknown) => error)
      .finally(() => {
        isEnded = true;
      });
    while (!isEnded && (await tx.execute(endOfWhoeverWaits)).rows.length === 0);
    expect(await fs.readdir(mediaDir)).toEqual([]);
  });
  expect(await second).toBeInstanceOf(Error);
});
