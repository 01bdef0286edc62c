import fs from 'node:fs/promises';

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
