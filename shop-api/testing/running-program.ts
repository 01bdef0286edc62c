import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { apiRoot } from '@/shop-api/root';
import { untilAnswers } from './until-answers';

export const ROOT = path.join(apiRoot, '..');
const READY_WITHIN_MS = 180_000;

/** A built program in a separate process. */
export type RunningProgram = {
  url: string;
  process: ChildProcess;
  /** All its output so far, standard output and error. */
  output: () => string;
  /** Resolves once its output contains this text. */
  untilOutput: (text: string) => Promise<void>;
  /** Its exit code, or the signal that ended it. */
  exited: Promise<number | NodeJS.Signals | null>;
  /** Sends the signal and resolves when the process is gone. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
};

/** Runs a built file with only these variables, without waiting for it. @throws Error when it has not been built. */
export function spawnProgram(file: string, port: number, env: Record<string, string>): RunningProgram {
  const program = path.join(ROOT, file);
  if (!fs.existsSync(program)) throw new Error(`${file} has not been built: npm run build`);
  const child = spawn(process.execPath, [program], {
    cwd: ROOT,
    env: { NODE_ENV: 'production', PATH: process.env.PATH, ...env },
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

/** Resolves once the program answers 200 at this path. @throws Error with its output when it does not. */
export async function untilServes(program: RunningProgram, readyPath: string): Promise<void> {
  const became = await Promise.race([
    untilAnswers(`${program.url}${readyPath}`, 200).then(() => 'ready'),
    program.exited.then((code) => `ended (${code})`),
    pause(READY_WITHIN_MS, 'late', { ref: false }),
  ]);
  if (became === 'ready') return;
  await program.end('SIGKILL');
  throw new Error(`the server was not ready, it is ${became}: ${program.output()}`);
}
