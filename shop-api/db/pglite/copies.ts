import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** The names made here; the operator's own backups may lie in the same folder. */
const COPY = /^(copying|verify|restoring)-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.|$)/;

/** A copy that cannot be deleted, and why. */
export type KeptCopy = { copy: string; error: unknown };

const backupsFolder = (dataDir: string) => path.resolve(dataDir, 'backups');

/** A new file for a backup, until the command line has moved it to the operator's file. */
export function backupCopy(dataDir: string): string {
  return path.join(backupsFolder(dataDir), `copying-${randomUUID()}.tar.gz`);
}

/** A new folder to open a backup in. */
export function verifyFolder(dataDir: string): string {
  return path.join(backupsFolder(dataDir), `verify-${randomUUID()}`);
}

/** A new folder for a database that is being restored. */
export function restoringFolder(dataDir: string): string {
  return path.resolve(dataDir, `restoring-${randomUUID()}`);
}

/** Deletes a copy that is no longer needed; one that cannot be deleted now is left to `removeLeftCopies`. */
export async function removeCopy(copy: string): Promise<void> {
  await fs.rm(copy, { recursive: true, force: true }).catch(() => undefined);
}

/**
 * Deletes the copies of the database that an interrupted backup or restore left behind before this moment. Returns
 * those that cannot be deleted, such as another user's.
 */
export async function removeLeftCopies(dataDir: string, before: Date): Promise<KeptCopy[]> {
  const kept: KeptCopy[] = [];
  for (const folder of [path.resolve(dataDir), backupsFolder(dataDir)]) {
    const names = await fs.readdir(folder).catch(() => []);
    for (const name of names.filter((one) => COPY.test(one))) {
      const copy = path.join(folder, name);
      const stats = await fs.lstat(copy).catch(() => undefined);
      if (!stats || stats.mtime >= before) continue;
      await fs
        .rm(copy, { recursive: true, force: true })
        .catch((error: unknown) => kept.push({ copy, error }));
    }
  }
  return kept;
}
