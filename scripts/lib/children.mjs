import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { processEnv } from './process-env.mjs';
import { ROOT } from './settings.mjs';

/** @import { ChildProcess } from 'node:child_process' */
/** @import { Env } from './process-env.mjs' */

/** @typedef {number | NodeJS.Signals | null} Exit how a process ended: its exit code, or the signal that killed it */

const STOP_TIMEOUT_MS = 12_000;
const ORPHAN_GUARD = pathToFileURL(path.join(ROOT, 'scripts/lib/stop-with-parent.mjs')).href;

/**
 * Starts a Node program of the shop in its own process group, so that Ctrl-C reaches it only through this process.
 *
 * `ready` resolves when the program sends the message `ready`, `exited` with its exit code or signal.
 *
 * @param {string} name
 * @param {string[]} args
 * @param {Env} env
 */
export function startChild(name, args, env) {
  const child = spawn(process.execPath, ['--import', ORPHAN_GUARD, ...args], {
    cwd: ROOT,
    env: processEnv(env),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  });
  /** @type {Promise<void>} */
  const ready = new Promise((resolve) => child.on('message', (message) => message === 'ready' && resolve()));
  /** @type {Promise<Exit>} */
  const exited = new Promise((resolve) => child.on('exit', (code, signal) => resolve(signal ?? code)));
  return { name, ready, exited, stop: () => stopChild(child, exited) };
}

/**
 * @param {ChildProcess} child
 * @param {Promise<Exit>} exited
 */
async function stopChild(child, exited) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const timer = setTimeout(() => killGroup(child), STOP_TIMEOUT_MS);
  await exited;
  clearTimeout(timer);
}

/** @param {ChildProcess} child */
function killGroup(child) {
  if (process.platform === 'win32' || child.pid === undefined) child.kill('SIGKILL');
  else process.kill(-child.pid, 'SIGKILL');
}
