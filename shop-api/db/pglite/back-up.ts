import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Pool } from 'pg';
import { makeFolder } from '@/shop-api/files/make-folder';
import { writeWhole } from '@/shop-api/files/write-whole';
import type { EngineThread } from './engine-thread';

/**
 * Writes a backup atomically while the shop is running: it holds the only session between two transactions while the
 * files are copied. They are compressed afterwards.
 */
export async function backUp(pool: Pool, engine: EngineThread, file: string): Promise<void> {
  const client = await pool.connect();
  let tar: ArrayBuffer;
  try {
    await client.query('checkpoint');
    tar = await engine.dump();
  } finally {
    client.release();
  }
  await makeFolder(path.dirname(file), 0o700);
  await writeWhole(file, (partial) =>
    pipeline(Readable.from([Buffer.from(tar)]), createGzip(), createWriteStream(partial, { mode: 0o600 })),
  );
}
