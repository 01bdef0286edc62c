import fs from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from './code-of';

/** Creates a folder with its parents, private to this user if `mode` says so. */
export async function makeFolder(folder: string, mode?: number): Promise<void> {
  try {
    await fs.mkdir(folder, mode);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST' && (await fs.stat(folder)).isDirectory()) return;
    if (code !== 'ENOENT' || path.dirname(folder) === folder) throw error;
    // why: Node's recursive option never returns where the system accepts no folder, as in /proc
    await makeFolder(path.dirname(folder), mode);
    await fs.mkdir(folder, mode).catch((again: unknown) => {
      if (codeOf(again) !== 'EEXIST') throw again;
    });
  }
}
