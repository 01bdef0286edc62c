import { createHash } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';

export type DirLock = { release(): Promise<void> };

const ownerSchema = z.object({ pid: z.number(), since: z.string() });
type Owner = z.infer<typeof ownerSchema>;

/** Thrown when another process has the embedded database of this directory open. */
export class DataDirInUseError extends Error {
  constructor(
    readonly directory: string,
    readonly owner: Owner | undefined,
  ) {
    const who = owner ? `process ${owner.pid}, running since ${owner.since}` : 'another process';
    super(
      `The data directory ${directory} is in use by ${who}. ` +
        'Stop that one first, or set DATA_DIR to another directory.',
    );
    this.name = 'DataDirInUseError';
  }
}

const PROBE_TIMEOUT_MS = 1000;
const SETTLE_MS = 50;

function listen(address: string, owner: Owner): Promise<net.Server> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((socket) => {
      socket.on('error', () => undefined);
      socket.end(JSON.stringify(owner));
    });
    server.on('error', reject);
    server.listen(address, () => {
      server.unref();
      resolve(server);
    });
  });
}

/** Asks the process that listens for the owner; 'silent' when it does not answer, undefined when nothing listens. */
function probe(address: string): Promise<Owner | 'silent' | undefined> {
  return new Promise((resolve) => {
    const socket = net.connect(address);
    let text = '';
    let connected = false;
    socket.setTimeout(PROBE_TIMEOUT_MS, () => socket.destroy());
    socket.on('connect', () => {
      connected = true;
    });
    socket.on('data', (chunk) => {
      text += chunk.toString();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (!connected) return resolve(undefined);
      try {
        resolve(ownerSchema.parse(JSON.parse(text)));
      } catch {
        resolve('silent');
      }
    });
  });
}

function isAddressInUse(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'EADDRINUSE';
}

async function take(
  address: string,
  { directory, isFile = false }: { directory: string; isFile?: boolean },
): Promise<net.Server> {
  const owner: Owner = { pid: process.pid, since: new Date().toISOString() };
  for (let attempt = 1; ; attempt++) {
    try {
      return await listen(address, owner);
    } catch (error) {
      if (!isAddressInUse(error)) throw error;
      const other = await probe(address);
      if (other) throw new DataDirInUseError(directory, other === 'silent' ? undefined : other);
      if (attempt >= 5) throw new DataDirInUseError(directory, undefined);
      // why: a killed process leaves its socket file behind, but no abstract socket or named pipe
      if (isFile) fs.rmSync(address, { force: true });
    }
  }
}

/** Two processes may remove the same stale socket file at once: the one whose file was replaced gives up. */
async function takeFile(address: string, directory: string): Promise<net.Server> {
  const server = await take(address, { directory, isFile: true });
  const inode = fs.statSync(address).ino;
  await delay(SETTLE_MS);
  if (fs.statSync(address, { throwIfNoEntry: false })?.ino === inode) return server;
  server.close();
  throw new DataDirInUseError(directory, undefined);
}

function takeName(name: string, directory: string): Promise<net.Server> {
  if (process.platform === 'linux') return take(`\0${name}`, { directory });
  if (process.platform === 'win32') return take(`\\\\.\\pipe\\${name}`, { directory });
  return takeFile(path.join(os.tmpdir(), `${name}.sock`), directory);
}

/**
 * Locks a directory for this process until `release` or until it ends for any reason: the lock is an address that the
 * system frees (Linux: abstract socket, Windows: named pipe, elsewhere: a socket file).
 *
 * @throws DataDirInUseError when another process holds it.
 */
export async function lockDirectory(directory: string): Promise<DirLock> {
  const real = fs.realpathSync(directory);
  const name = `koodai-${createHash('sha256').update(real).digest('hex').slice(0, 24)}`;
  const server = await takeName(name, real);
  return {
    async release() {
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
