import { createHash } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Refusal } from './refuse.mjs';

/** Holds a data directory for this process; the system lets go of it when the process ends, however it ends. */
export async function holdDataDir(dataDir) {
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const address = addressOf(fs.realpathSync(dataDir));
  for (let attempt = 0; ; attempt++) {
    try {
      return await listen(address);
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || attempt > 2) throw error;
    }
    const owner = await askOwner(address);
    if (owner)
      throw new Refusal(
        `The shop already runs on ${dataDir} (process ${owner}). Stop it, or choose another DATA_DIR.`,
      );
    if (address.startsWith('/')) fs.rmSync(address, { force: true });
  }
}

function addressOf(realDir) {
  const name = `koodai-run-${createHash('sha256').update(realDir).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return path.join(os.tmpdir(), `${name}.sock`);
}

function listen(address) {
  return new Promise((resolve, reject) => {
    const server = net.createServer((socket) => socket.end(String(process.pid)));
    server.once('error', reject);
    server.listen(address, () => resolve(server.unref()));
  });
}

function askOwner(address) {
  return new Promise((resolve) => {
    let answer = '';
    const socket = net.connect(address);
    socket.setTimeout(1000, () => resolve('unknown'));
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', () => resolve(undefined));
    socket.on('close', () => resolve(answer || undefined));
  });
}
