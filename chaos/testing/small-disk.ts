import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const BLOCK = Buffer.alloc(4_096);
const CHUNK = Buffer.alloc(1024 * 1024);

/** A small file system for one test, in memory (tmpfs). */
export type SmallDisk = {
  folder: string;
  /** Fills it to the last byte. */
  fill: () => void;
  /** Deletes what `fill` wrote. */
  makeRoom: () => void;
  remove: () => void;
};

/** Mounts a tmpfs, which only root may do. */
export function makeSmallDisk(megabytes: number): SmallDisk {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'koodai-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'koodai', folder]);
  const filler = path.join(folder, 'filler');
  return {
    folder,
    fill: () => {
      for (const piece of [CHUNK, BLOCK]) appendUntilFull(filler, piece);
    },
    makeRoom: () => fs.rmSync(filler, { force: true }),
    remove: () => {
      execFileSync('umount', ['--lazy', folder]);
      fs.rmdirSync(folder);
    },
  };
}

function appendUntilFull(file: string, piece: Buffer): void {
  for (;;) {
    try {
      fs.appendFileSync(file, piece);
    } catch (error) {
      if (Object(error).code === 'ENOSPC') return;
      throw error;
    }
  }
}
