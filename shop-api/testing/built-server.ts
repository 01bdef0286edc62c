import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { promisify } from 'node:util';
import { untilAnswers } from './until-answers';

const ROOT = path.join(__dirname, '../..');
/** A folder of its own: a shop may be running from the usual one. */
const OUT = path.join('dist', 'shop-api-under-test');

export const builtSecrets = {
  SHOP_API_SECRET: 'the-service-credential-of-a-test-shop',
  OTP_PEPPER: 'the-pepper-of-one-time-passwords-in-tests',
};

export type BuiltServer = {
  url: string;
  process: ChildProcess;
  /** Everything it has written so far, standard output and error. */
  output: () => string;
  /** Its exit code, or the signal that ended it. */
  exited: Promise<number | NodeJS.Signals | null>;
};

/** Bundles the shop API as `npm start` does. */
export async function buildServer(): Promise<void> {
  await promisify(execFile)(process.execPath, ['scripts/build-api.mjs', OUT], { cwd: ROOT });
}

/** Starts the bundle on a database of its own and resolves once it is ready. */
export async function startBuiltServer(port: number, env: Record<string, string>): Promise<BuiltServer> {
  const child = spawn(process.execPath, [path.join(OUT, 'server.cjs')], {
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
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(String(chunk)));
  const output = () => chunks.join('');
  const exited = once(child, 'exit').then(([code, signal]) => code ?? signal);
  const url = `http://127.0.0.1:${port}`;
  await Promise.race([
    untilAnswers(`${url}/ready`, 200),
    exited.then((code) => Promise.reject(new Error(`the server ended (${code}): ${output()}`))),
  ]);
  return { url, process: child, output, exited };
}
