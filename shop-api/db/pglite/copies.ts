import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** The names made here; the operator's own backups may lie in the same folder. */
const COPY = /^(restoring-|verify-)?[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.|$)/;

const backupsFolder = (dataDir: string) => path.resolve(dataDir, 'backups');

/** A new file for a backup, until the command line has moved it to the operator's file. */
export function backupCopy(dataDir: string): string {
  return path.join(backupsFolder(dataDir), `${randomUUID()}.tar.gz`);
}

/** A new folder to open a backup in. */
export function verifyFolder(dataDir: string): string {
  return path.join(backupsFolder(dataDir), `verify-${randomUUID()}`);
}

/** A new folder for a database that is being restored. */
export function restoringFolder(dataDir: string): string {
  return path.resolve(dataDir, `restoring-${randomUUID()}`);
}

/** Deletes the copies of the database that an interrupted backup or restore left behind before this moment. */
export async function removeLeftCopies(dataDir: string, before: Date): Promise<void> {
  for (const folder of [path.resolve(dataDir), backupsFolder(dataDir)]) {
    const names = await fs.readdir(folder).catch(() => []);
    for (const name of names.filter((one) => COPY.test(one))) {
      const copy = path.join(folder, name);
      const stats = await fs.lstat(copy).catch(() => undefined);
      if (stats && stats.mtime < before) await fs.rm(copy, { recursive: true, force: true });
    }
  }
}
