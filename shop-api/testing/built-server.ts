import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port';
import { untilAnswers } from './until-answers';

const ROOT = path.join(__dirname, '../..');

export const builtSecrets = {
  SHOP_API_SECRET: 'the-service-credential-of-a-test-shop',
  OTP_PEPPER: 'the-pepper-of-one-time-passwords-in-tests',
};

export type BuiltServer = {
  url: string;
  process: ChildProcess;
  /** Everything it has written so far, standard output and error. */
  output: () => string;
  /** Resolves once it has written this. */
  untilOutput: (text: string) => Promise<void>;
  /** Its exit code, or the signal that ended it. */
  exited: Promise<number | NodeJS.Signals | null>;
};

/** Bundles the shop API as `npm start` does, into a folder for the test of this name, and answers the folder. */
export async function buildServer(name: string): Promise<string> {
  const folder = path.join('dist', `test-${name}`);
  await promisify(execFile)(process.execPath, ['scripts/build-api.mjs', folder], { cwd: ROOT });
  return folder;
}

/** Starts a bundle and resolves once it is ready. */
export async function startBuiltServer(folder: string, env: Record<string, string>): Promise<BuiltServer> {
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(folder, 'server.cjs')], {
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
  const url = `http://127.0.0.1:${port}`;
  await Promise.race([
    untilAnswers(`${url}/ready`, 200),
    exited.then((code) => Promise.reject(new Error(`the server ended (${code}): ${output()}`))),
  ]);
  return { url, process: child, output, untilOutput, exited };
}
