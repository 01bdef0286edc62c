import fs from 'node:fs/promises';

/** Some folders cannot be opened and some file systems cannot sync them; these errors are ignored. */
const UNSYNCED = new Set(['EACCES', 'EPERM', 'EBADF', 'EINVAL', 'ENOTSUP']);

/** Flushes a folder's entries to disk, where the system supports it. */
export async function syncFolder(folder: string): Promise<void> {
  await syncPath(folder).catch((error: NodeJS.ErrnoException) => {
    if (!UNSYNCED.has(error.code ?? '')) throw error;
  });
}

/** Flushes a file or folder to disk. */
export async function syncPath(place: string): Promise<void> {
  // why: Windows cannot open a folder, and flushes directory entries itself
  if (process.platform === 'win32' && (await fs.stat(place)).isDirectory()) return;
  const handle = await fs.open(place, process.platform === 'win32' ? 'r+' : 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
