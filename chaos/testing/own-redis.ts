import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '@/shop-api/testing/free-port';

const READY = 'Ready to accept connections';

/** A Redis server for one test, which the test may kill. */
export type OwnRedis = { url: string; start: () => Promise<void>; kill: () => Promise<void> };

/** Starts a Redis server that stores nothing on disk. */
export async function openOwnRedis(): Promise<OwnRedis> {
  const port = await freePort();
  let server: ChildProcess | undefined;
  const start = async () => {
    const started = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    server = started;
    let output = '';
    started.stdout.on('data', (chunk) => {
      output += String(chunk);
    });
    while (!output.includes(READY)) await once(started.stdout, 'data');
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill: async () => {
      if (!server || server.exitCode !== null || server.signalCode !== null) return;
      const gone = once(server, 'exit');
      server.kill('SIGKILL');
      await gone;
    },
  };
}
