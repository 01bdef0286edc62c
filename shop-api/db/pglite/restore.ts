import fs from 'node:fs/promises';
import path from 'node:path';
import type { Pool } from 'pg';
import { createDatabase } from '@/shop-api/db/client';
import { type SchemaState, schemaState } from '@/shop-api/db/schema-state';
import { NotPermittedError } from '@/shop-api/files/permitted';
import { syncPath } from '@/shop-api/files/sync-path';
import { restoringFolder } from './copies';
import { lockDirectory } from './dir-lock';
import { keptName } from './kept-name';
import { makeDatabaseFolder } from './usable-folder';

/** Thrown for a backup that cannot be opened or is not from this shop. */
export class BadBackupError extends Error {}

/** Thrown when the data directory already contains a database. */
export class DataDirNotEmptyError extends Error {}

export type BackupContents = { schema: SchemaState; rows: number };

/**
 * Verifies a backup: loads it into the folder `into` and reads every row. With `endSessions` nobody is signed in there.
 *
 * @throws BadBackupError, NotPermittedError
 */
export async function openBackup(
  file: string,
  into: string,
  { endSessions = false } = {},
): Promise<BackupContents> {
  const database = await createDatabase({ dataDir: into, loadFrom: file }).catch((error: unknown) => {
    if (error instanceof NotPermittedError) throw error;
    throw new BadBackupError(`${file} cannot be opened as a backup: it is damaged or something else.`, {
      cause: error,
    });
  });
  try {
    const schema = await schemaState(database.pool);
    if (schema === 'empty') throw new BadBackupError(`${file} holds no shop.`);
    if (schema === 'ahead') throw new BadBackupError(`${file} is of a newer version of the shop.`);
    const rows = await countRows(database.pool);
    if (endSessions) {
      await database.pool.query('update sessions set revoked_at = now() where revoked_at is null');
    }
    return { schema, rows };
  } finally {
    await database.close();
  }
}

async function countRows(pool: Pool): Promise<number> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  );
  let sum = 0;
  for (const { name } of tables) {
    const { rows } = await pool.query<{ count: number }>(`select count(${name}) as count from ${name}`);
    sum += rows[0]?.count ?? 0;
  }
  return sum;
}

/**
 * Replaces the embedded database with a backup, once that has been verified. The previous database is kept beside it,
 * in the folder returned as `kept`. All sessions are ended, since some may have been signed out after the backup.
 *
 * @throws DataDirInUseError while the shop is open, DataDirNotEmptyError unless `force`, BadBackupError,
 * NotPermittedError.
 */
export async function restoreBackup(
  file: string,
  { dataDir, force }: { dataDir: string; force: boolean },
): Promise<BackupContents & { kept: string | undefined }> {
  const databaseDir = path.resolve(dataDir, 'db');
  await makeDatabaseFolder(databaseDir);
  const lock = await lockDirectory(databaseDir);
  const making = restoringFolder(dataDir);
  try {
    const isEmpty = (await fs.readdir(databaseDir)).length === 0;
    if (!isEmpty && !force) {
      throw new DataDirNotEmptyError(`${databaseDir} holds a shop already.`);
    }
    const contents = await openBackup(file, making, { endSessions: true });
    await syncTree(path.join(making, 'db'));
    const kept = isEmpty
      ? undefined
      : path.resolve(dataDir, keptName(new Date().toISOString().replaceAll(':', '-')));
    if (kept === undefined) await fs.rmdir(databaseDir);
    else await fs.rename(databaseDir, kept);
    await fs.rename(path.join(making, 'db'), databaseDir);
    await syncPath(path.resolve(dataDir));
    return { ...contents, kept };
  } finally {
    await fs.rm(making, { recursive: true, force: true });
    await lock.release();
  }
}

/** Flushes a folder to disk, as the engine unpacks without fsync. */
async function syncTree(folder: string): Promise<void> {
  for (const name of await fs.readdir(folder, { recursive: true })) await syncPath(path.join(folder, name));
  await syncPath(folder);
}
