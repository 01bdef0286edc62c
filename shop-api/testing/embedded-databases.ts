import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createDatabase } from '@/shop-api/db/client';
import { prepareDatabase } from '@/shop-api/prepare-database';
import { markForTests } from '@/shop-api/test-mode/claim-data-dir';
import { templateKey } from './template-key';

/** What test runs leave for the next ones. */
export const TEST_ROOM = path.join(os.tmpdir(), 'koodai-test-databases');

const OLD_AFTER_MS = 24 * 60 * 60_000;

async function exists(folder: string): Promise<boolean> {
  return fs.access(folder).then(
    () => true,
    () => false,
  );
}

/** Templates of older sources, and copies of test runs that were killed. */
async function clearOld(): Promise<void> {
  const names = await fs.readdir(TEST_ROOM).catch(() => []);
  for (const name of names) {
    const folder = path.join(TEST_ROOM, name);
    const stats = await fs.stat(folder).catch(() => undefined);
    if (stats && Date.now() - stats.mtimeMs > OLD_AFTER_MS)
      await fs.rm(folder, { recursive: true, force: true });
  }
}

/** Test processes may make it at the same time: whoever is first gives it its name. */
async function template(): Promise<string> {
  const folder = path.join(TEST_ROOM, `template-${templateKey()}`);
  if (await exists(folder)) return folder;
  await clearOld();
  const making = path.join(TEST_ROOM, `making-${randomUUID()}`);
  const database = await createDatabase({ dataDir: making });
  await prepareDatabase(database, undefined);
  await database.close();
  await fs.rename(making, folder).catch(async (error: unknown) => {
    await fs.rm(making, { recursive: true, force: true });
    if (!(await exists(folder))) throw error;
  });
  return folder;
}

/** A data directory with the migrated and seeded database, not open yet; `remove` deletes it. */
export async function makeDataDir(): Promise<{ dataDir: string; remove: () => Promise<void> }> {
  const dataDir = path.join(TEST_ROOM, `copy-${randomUUID()}`);
  await fs.cp(await template(), dataDir, { recursive: true });
  markForTests(dataDir);
  return { dataDir, remove: () => fs.rm(dataDir, { recursive: true, force: true }) };
}
