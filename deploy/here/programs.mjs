import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf } from '../../scripts/lib/errors.mjs';
import { processEnv } from '../../scripts/lib/process-env.mjs';
import { Refusal } from '../../scripts/lib/refusal.mjs';
import { ROOT } from '../../scripts/lib/settings.mjs';
import { untilReady } from '../../scripts/lib/until-ready.mjs';
import { envFor } from '../../scripts/lib/withheld-secrets.mjs';
import { runningProcess } from './running-process.mjs';

/** @import { Env } from '../../scripts/lib/process-env.mjs' */

/** Long, since the first start resizes all sample pictures: one to two minutes on two slow cores. */
const READY_TIMEOUT_MS = 300_000;
const STOP_TIMEOUT_MS = 15_000;

const FILE = { api: 'dist/shop-api/server.cjs', storefront: 'dist/storefront.mjs' };

/** @type {(folder: string, name: string) => string} */
const pidFile = (folder, name) => path.join(folder, `${name}.pid`);

/** @param {string} folder */
const nginxConfig = (folder) => path.join(folder, 'nginx.conf');

/**
 * Starts a detached instance with its output in `<name>.log`; resolves when it is ready.
 *
 * @param {string} folder
 * @param {{ name: string, port: number }} instance
 * @param {Env} env
 * @param {AbortSignal} [signal] ends the waiting, not the instance
 * @throws Refusal when it does not start, AbortError
 */
export async function startInstance(folder, { name, port }, env, signal) {
  const log = fs.openSync(path.join(folder, `${name}.log`), 'a');
  const program = name.startsWith('api') ? 'api' : 'storefront';
  const file = pidFile(folder, name);
  // why: the title is how `runningProcess` recognises the instance
  const child = spawn(process.execPath, [`--title=${file}`, '--enable-source-maps', FILE[program]], {
    cwd: ROOT,
    env: processEnv({
      ...envFor(program, env),
      PORT: String(port),
      SHOP_API_PORT: String(port),
      STOREFRONT_HOST: '127.0.0.1',
    }),
    stdio: ['ignore', log, log],
    detached: true,
  });
  fs.closeSync(log);
  child.unref();
  fs.writeFileSync(file, String(child.pid));
  const died = new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)));
  const waiting = new AbortController();
  const ended = signal ? AbortSignal.any([signal, waiting.signal]) : waiting.signal;
  const late = pause(READY_TIMEOUT_MS, 'not ready in time', { signal: ended });
  late.catch(() => {});
  const problem = await Promise.race([untilReady(`http://127.0.0.1:${port}/ready`), died, late]);
  waiting.abort();
  if (problem !== undefined)
    throw new Refusal(`${name} did not start (${problem}): see ${folder}/${name}.log.`);
}

/**
 * Stops an instance by SIGTERM, and SIGKILL after a timeout; resolves when it is gone.
 *
 * @param {string} folder
 * @param {string} name
 */
export async function stopInstance(folder, name) {
  const file = pidFile(folder, name);
  const until = Date.now() + STOP_TIMEOUT_MS;
  const pid = runningProcess(file, file);
  if (pid) signalTo(pid, 'SIGTERM');
  while (runningProcess(file, file) && Date.now() < until) await pause(50);
  const left = runningProcess(file, file);
  if (left) signalTo(left, 'SIGKILL');
  fs.rmSync(file, { force: true });
}

/**
 * Whether the nginx of this folder runs.
 *
 * @param {string} folder
 */
export function isNginxOpen(folder) {
  return runningProcess(pidFile(folder, 'nginx'), nginxConfig(folder)) !== undefined;
}

/**
 * @param {string} folder
 * @param {'start' | 'reload' | 'quit'} action
 * @returns {Promise<void>}
 * @throws Refusal when nginx is missing or fails
 */
export function runNginx(folder, action) {
  const flags = action === 'start' ? [] : ['-s', action];
  const args = ['-p', folder, '-c', nginxConfig(folder), ...flags];
  const child = spawn('nginx', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  return new Promise((resolve, reject) => {
    child.once('error', () => reject(new Refusal('nginx is not installed.')));
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Refusal(`nginx refused to ${action}: ${errors}`)),
    );
  });
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} name
 */
function signalTo(pid, name) {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}
