import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createDatabase } from '@/shop-api/db/client';
import { exists } from '@/shop-api/files/exists';
import { prepareDatabase } from '@/shop-api/prepare-database';
import { markForTests } from '@/shop-api/test-mode/claim-data-dir';
import { templateKey } from './template-key';

/** The folder for data that test runs share. */
export const TEST_DATA_DIR = path.join(os.tmpdir(), 'koodai-test-databases');

const OLD_AFTER_MS = 24 * 60 * 60_000;

/** Removes templates of older sources, and copies left by killed test runs. */
async function clearOld(): Promise<void> {
  const names = await fs.readdir(TEST_DATA_DIR).catch(() => []);
  for (const name of names) {
    const folder = path.join(TEST_DATA_DIR, name);
    const stats = await fs.stat(folder).catch(() => undefined);
    if (stats && Date.now() - stats.mtimeMs > OLD_AFTER_MS)
      await fs.rm(folder, { recursive: true, force: true });
  }
}

/** Several test processes may create the template at once: the first one to finish renames it into place. */
async function template(): Promise<string> {
  const folder = path.join(TEST_DATA_DIR, `template-${templateKey()}`);
  if (await exists(folder)) return folder;
  await clearOld();
  const making = path.join(TEST_DATA_DIR, `making-${randomUUID()}`);
  const database = await createDatabase({ dataDir: making });
  await prepareDatabase(database, undefined);
  await database.close();
  await fs.rename(making, folder).catch(async (error: unknown) => {
    await fs.rm(making, { recursive: true, force: true });
    if (!(await exists(folder))) throw error;
  });
  return folder;
}

/** Creates a data directory with a migrated and seeded database, not opened yet; `remove` deletes it. */
export async function makeDataDir(): Promise<{ dataDir: string; remove: () => Promise<void> }> {
  const dataDir = path.join(TEST_DATA_DIR, `copy-${randomUUID()}`);
  await fs.cp(await template(), dataDir, { recursive: true });
  markForTests(dataDir);
  return { dataDir, remove: () => fs.rm(dataDir, { recursive: true, force: true }) };
}
