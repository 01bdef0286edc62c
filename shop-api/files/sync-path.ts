import fs from 'node:fs/promises';

/** Some folders are not to be opened, and some file systems sync none: what is in them is kept as they keep it. */
const UNSYNCED = new Set(['EACCES', 'EPERM', 'EBADF', 'EINVAL', 'ENOTSUP']);

/** Returns once the names in a folder are on the disk, where that can be asked for. */
export async function syncFolder(folder: string): Promise<void> {
  await syncPath(folder).catch((error: NodeJS.ErrnoException) => {
    if (!UNSYNCED.has(error.code ?? '')) throw error;
  });
}

/** Returns once a file or folder is on the disk. */
export async function syncPath(place: string): Promise<void> {
  // why: Windows opens no folder, and keeps names on the disk by itself
  if (process.platform === 'win32' && (await fs.stat(place)).isDirectory()) return;
  const handle = await fs.open(place, process.platform === 'win32' ? 'r+' : 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
