import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from './make-folder';
import { syncFolder, syncPath } from './sync-path';

/**
 * Replaces `file` atomically with what `write` puts into a temporary file, and flushes it to disk. Creates the folder
 * if needed.
 */
export async function writeWhole(file: string, write: (partial: string) => Promise<unknown>): Promise<void> {
  const folder = path.dirname(file);
  const partial = `${file}.${randomUUID()}.part`;
  await makeFolder(folder);
  try {
    await write(partial);
    await syncPath(partial);
    await fs.rename(partial, file);
    await syncFolder(folder);
  } finally {
    await fs.rm(partial, { force: true });
  }
}
