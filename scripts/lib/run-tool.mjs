import { spawn } from 'node:child_process';
import { processEnv } from './process-env.mjs';
import { Refusal } from './refusal.mjs';
import { ROOT } from './settings.mjs';
import { signalCode } from './signal-code.mjs';

/** @import { Env } from './process-env.mjs' */

/**
 * @typedef {object} RunOptions
 * @property {Env} [env]
 * @property {string} [cwd]
 * @property {boolean} [quiet] hides the output
 * @property {AbortSignal} [signal] kills the program
 */

/**
 * Runs a program to its end, with its output shown unless `quiet`. SIGINT and SIGTERM are forwarded to it. Resolves
 * with its exit code.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} options
 * @throws Refusal when it ended after a forwarded signal, with its exit code in shells
 * @throws AbortError when `signal` has killed it
 */
export async function runTool(command, args, { env = process.env, cwd = ROOT, quiet = false, signal } = {}) {
  const stdio = quiet ? 'ignore' : 'inherit';
  const shell = process.platform === 'win32';
  const child = spawn(command, args, { cwd, env: processEnv(env), stdio, shell, signal });
  /** @type {NodeJS.Signals | undefined} */
  let stoppedBy;
  const forward = (/** @type {NodeJS.Signals} */ name) => {
    stoppedBy = name;
    child.kill(name);
  };
  for (const name of ['SIGINT', 'SIGTERM']) process.on(name, forward);
  /** @type {Promise<number>} */
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (exit, endedBy) => resolve(endedBy ? signalCode(endedBy) : (exit ?? 1)));
  });
  const code = await ended.finally(() => {
    for (const name of ['SIGINT', 'SIGTERM']) process.off(name, forward);
  });
  if (stoppedBy) throw new Refusal('Stopped.', signalCode(stoppedBy));
  return code;
}

/**
 * Runs a script of this project, or of a tool, in Node; as `runTool`.
 *
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export function runNode(args, options) {
  return runTool(process.execPath, args, options);
}
