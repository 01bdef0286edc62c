import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { syncFolder, syncPath } from './sync-path';

/**
 * Has `write` fill a file that takes the place of `file`, whole or not at all; makes its folder. Once it returns, the
 * file is on the disk.
 */
export async function writeWhole(file: string, write: (partial: string) => Promise<unknown>): Promise<void> {
  const folder = path.dirname(file);
  const partial = `${file}.${randomUUID()}.part`;
  await fs.mkdir(folder, { recursive: true });
  try {
    await write(partial);
    await syncPath(partial);
    await fs.rename(partial, file);
    await syncFolder(folder);
  } finally {
    await fs.rm(partial, { force: true });
  }
}
