import { createHash } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { codeOf } from './errors.mjs';

/**
 * Takes a machine-wide lock by name. The system releases it when this process ends, however it ends.
 *
 * @param {string} name
 * @returns undefined when this process holds the lock now, else the id of the process that holds it
 */
export async function holdName(name) {
  const address = addressOf(name);
  for (let attempt = 0; ; attempt++) {
    try {
      await listen(address);
      return undefined;
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE' || attempt > 2) throw error;
    }
    const holder = await askHolder(address);
    if (holder) return holder;
    if (address.startsWith('/')) fs.rmSync(address, { force: true });
  }
}

/**
 * The id of the process that holds the lock, undefined when none does.
 *
 * @param {string} name
 */
export function holderOf(name) {
  return askHolder(addressOf(name));
}

/** @param {string} name */
function addressOf(name) {
  const short = `koodai-run-${createHash('sha256').update(name).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return `\0${short}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${short}`;
  return path.join(os.tmpdir(), `${short}.sock`);
}

/**
 * @param {string} address
 * @returns {Promise<net.Server>}
 */
function listen(address) {
  return new Promise((resolve, reject) => {
    const server = net.createServer((socket) => {
      // why: a client may disconnect before the answer; without a handler that would crash this process
      socket.on('error', () => undefined);
      socket.end(String(process.pid));
    });
    server.on('error', reject);
    server.listen(address, () => resolve(server.unref()));
  });
}

/**
 * @param {string} address
 * @returns {Promise<string | undefined>}
 */
function askHolder(address) {
  return new Promise((resolve) => {
    let answer = '';
    const socket = net.connect(address);
    socket.setTimeout(1000, () => {
      resolve('unknown');
      socket.destroy();
    });
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', () => resolve(undefined));
    socket.on('close', () => resolve(answer || undefined));
  });
}
