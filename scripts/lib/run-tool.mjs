import { spawn } from 'node:child_process';
import { Refusal } from './refuse.mjs';
import { ROOT } from './settings.mjs';

/**
 * Runs a program to its end, with its output shown unless `quiet`. SIGINT and SIGTERM are forwarded to it. Resolves
 * with its exit code.
 *
 * @throws Refusal when it ended after a forwarded signal
 * @throws AbortError when `signal` has killed it
 */
export async function runTool(command, args, { env = process.env, cwd = ROOT, quiet = false, signal } = {}) {
  const stdio = quiet ? 'ignore' : 'inherit';
  const shell = process.platform === 'win32';
  const child = spawn(command, args, { cwd, env, stdio, shell, signal });
  let isStopped = false;
  const forward = (name) => {
    isStopped = true;
    child.kill(name);
  };
  for (const name of ['SIGINT', 'SIGTERM']) process.on(name, forward);
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (exit, endedBy) => resolve(exit ?? endedBy));
  });
  const code = await ended.finally(() => {
    for (const name of ['SIGINT', 'SIGTERM']) process.off(name, forward);
  });
  if (isStopped) throw new Refusal('Stopped.');
  return code;
}

/** Runs a script of this project, or of a tool, in Node; as `runTool`. */
export function runNode(args, options) {
  return runTool(process.execPath, args, options);
}
