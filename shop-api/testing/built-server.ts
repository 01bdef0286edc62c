import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { apiRoot } from '@/shop-api/root';
import { TEST_ROOM } from './embedded-databases';
import { freePort } from './free-port';
import type { TestDatabase } from './test-database';
import { untilAnswers } from './until-answers';

const ROOT = path.join(apiRoot, '..');
/** Where `npm run build` puts the shop API. */
const BUILT = path.join('dist', 'shop-api');
const READY_WITHIN_MS = 180_000;

export const builtSecrets = {
  SHOP_API_SECRET: 'the-service-credential-of-a-test-shop',
  OTP_PEPPER: 'the-pepper-of-one-time-passwords-in-tests',
};

/** The built shop API as a process of its own. */
export type BuiltServer = {
  url: string;
  process: ChildProcess;
  /** Everything it has written so far, standard output and error. */
  output: () => string;
  /** Resolves once it has written this. */
  untilOutput: (text: string) => Promise<void>;
  /** Its exit code, or the signal that ended it. */
  exited: Promise<number | NodeJS.Signals | null>;
  /** Sends the signal and resolves when the process is gone. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
};

/** Bundles the shop API as `npm start` does, into a folder for the test of this name, and answers the folder. */
export async function buildServer(name: string): Promise<string> {
  const folder = path.join('dist', `test-${name}`);
  await promisify(execFile)(process.execPath, ['scripts/build-api.mjs', folder], { cwd: ROOT });
  return folder;
}

/** The variables of a demo shop on this database that writes nothing but errors. */
export function quietShopOn({ databaseUrl, dataDir }: TestDatabase['place']): Record<string, string> {
  return {
    DATA_DIR: dataDir,
    MEDIA_DIR: path.join(TEST_ROOM, 'media'),
    DATABASE_URL: databaseUrl ?? '',
    LOG_LEVEL: 'error',
    DEMO_MODE: '1',
  };
}

/** Starts a bundle and does not wait for it. @throws Error when it has not been built. */
export async function spawnBuiltServer(
  env: Record<string, string>,
  folder: string = BUILT,
): Promise<BuiltServer> {
  const program = path.join(ROOT, folder, 'server.cjs');
  if (!fs.existsSync(program)) throw new Error('build the API first: node scripts/build-api.mjs');
  const port = await freePort();
  const child = spawn(process.execPath, [program], {
    cwd: ROOT,
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      ...builtSecrets,
      SHOP_API_PORT: String(port),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  const streams = [child.stdout, child.stderr];
  for (const stream of streams) stream.on('data', (chunk) => chunks.push(String(chunk)));
  const output = () => chunks.join('');
  const untilOutput = async (text: string) => {
    while (!output().includes(text)) await Promise.race(streams.map((stream) => once(stream, 'data')));
  };
  const exited = once(child, 'exit').then(([code, signal]) => code ?? signal);
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exited;
  };
  return { url: `http://127.0.0.1:${port}`, process: child, output, untilOutput, exited, end };
}

/** Starts a bundle and resolves once it serves. @throws Error with what it wrote when it does not. */
export async function startBuiltServer(env: Record<string, string>, folder?: string): Promise<BuiltServer> {
  const server = await spawnBuiltServer(env, folder);
  const became = await Promise.race([
    untilAnswers(`${server.url}/ready`, 200).then(() => 'ready'),
    server.exited.then((code) => `ended (${code})`),
    pause(READY_WITHIN_MS, 'late', { ref: false }),
  ]);
  if (became === 'ready') return server;
  await server.end('SIGKILL');
  throw new Error(`the server was not ready, it is ${became}: ${server.output()}`);
}
