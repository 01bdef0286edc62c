import fs from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '@/shop-api/files/make-folder';
import { NotPermittedError, permitted } from '@/shop-api/files/permitted';

/** Creates the private folder of an embedded database, if there is none. @throws NotPermittedError */
export async function makeDatabaseFolder(databaseDir: string): Promise<void> {
  await permitted(databaseDir, async () => {
    await makeFolder(databaseDir, 0o700);
    await fs.chmod(databaseDir, 0o700);
  });
}

/**
 * The engine only aborts when it may not write a file, which looks like damage.
 *
 * @throws NotPermittedError unless this user may read and write every file
 */
export async function requireAccess(databaseDir: string): Promise<void> {
  const names = await permitted(databaseDir, () => fs.readdir(databaseDir, { recursive: true }));
  for (const name of ['', ...names]) {
    const place = path.join(databaseDir, name);
    await permitted(place, () =>
      fs.access(place, fs.constants.R_OK | fs.constants.W_OK).catch(ignoreMissing),
    );
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

/** @throws NotPermittedError */
export async function requireRoom(databaseDir: string): Promise<void> {
  const { bavail } = await fs.statfs(databaseDir);
  if (bavail === 0) throw new NotPermittedError(`The disk of ${databaseDir} is full.`);
}
