import { spawn } from 'node:child_process';
import { Refusal } from './refuse.mjs';
import { ROOT } from './settings.mjs';

/**
 * Runs a program to its end, its output shown unless `quiet`; a signal to us is passed on to it. Returns its exit code.
 *
 * @throws Refusal when it ended because we were told to stop.
 */
export async function runTool(command, args, { env = process.env, cwd = ROOT, quiet = false } = {}) {
  const stdio = quiet ? 'ignore' : 'inherit';
  const child = spawn(command, args, { cwd, env, stdio, shell: process.platform === 'win32' });
  let isStopped = false;
  const passOn = (signal) => {
    isStopped = true;
    child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, passOn);
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (exit, signal) => resolve(exit ?? signal));
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, passOn);
  if (isStopped) throw new Refusal('Stopped.');
  return code;
}

/** The same for a script of this project or a tool's own JavaScript. */
export function runNode(args, options) {
  return runTool(process.execPath, args, options);
}
