import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './settings.mjs';

const STOP_TIMEOUT_MS = 12_000;
const ORPHAN_GUARD = pathToFileURL(path.join(ROOT, 'scripts/lib/stop-with-parent.mjs')).href;

/**
 * Starts a Node program of the shop in its own process group, so that Ctrl-C reaches it only through this process.
 *
 * `ready` resolves when the program sends the message `ready`, `exited` with its exit code or signal.
 */
export function startChild(name, args, env) {
  const child = spawn(process.execPath, ['--import', ORPHAN_GUARD, ...args], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  });
  const ready = new Promise((resolve) => child.on('message', (message) => message === 'ready' && resolve()));
  const exited = new Promise((resolve) => child.on('exit', (code, signal) => resolve(signal ?? code)));
  return { name, ready, exited, stop: () => stopChild(child, exited) };
}

async function stopChild(child, exited) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const timer = setTimeout(() => killGroup(child), STOP_TIMEOUT_MS);
  await exited;
  clearTimeout(timer);
}

function killGroup(child) {
  if (process.platform === 'win32') return child.kill('SIGKILL');
  process.kill(-child.pid, 'SIGKILL');
}
