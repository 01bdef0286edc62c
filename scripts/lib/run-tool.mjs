import { spawn } from 'node:child_process';
import { Refusal } from './refuse.mjs';
import { ROOT } from './settings.mjs';

/**
 * Runs a program to its end, its output shown unless `quiet`; a signal to us is passed on to it. Returns its exit code.
 *
 * @throws Refusal when it ended because we were told to stop.
 * @throws AbortError when `signal` has killed it.
 */
export async function runTool(command, args, { env = process.env, cwd = ROOT, quiet = false, signal } = {}) {
  const stdio = quiet ? 'ignore' : 'inherit';
  const shell = process.platform === 'win32';
  const child = spawn(command, args, { cwd, env, stdio, shell, signal });
  let isStopped = false;
  const passOn = (ours) => {
    isStopped = true;
    child.kill(ours);
  };
  for (const name of ['SIGINT', 'SIGTERM']) process.on(name, passOn);
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (exit, endedBy) => resolve(exit ?? endedBy));
  });
  const code = await ended.finally(() => {
    for (const name of ['SIGINT', 'SIGTERM']) process.off(name, passOn);
  });
  if (isStopped) throw new Refusal('Stopped.');
  return code;
}

/** The same for a script of this project or a tool's own JavaScript. */
export function runNode(args, options) {
  return runTool(process.execPath, args, options);
}
