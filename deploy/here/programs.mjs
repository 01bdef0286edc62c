import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf } from '../../scripts/lib/errors.mjs';
import { processEnv } from '../../scripts/lib/process-env.mjs';
import { Refusal } from '../../scripts/lib/refuse.mjs';
import { ROOT } from '../../scripts/lib/settings.mjs';
import { untilReady } from '../../scripts/lib/until-ready.mjs';
import { envFor } from '../../scripts/lib/withheld-secrets.mjs';

/** @import { Env } from '../../scripts/lib/types.mjs' */

/** Long, since the first start resizes all sample pictures: one to two minutes on two slow cores. */
const READY_TIMEOUT_MS = 300_000;
const STOP_TIMEOUT_MS = 15_000;

const FILE = { api: 'dist/shop-api/server.cjs', storefront: 'dist/storefront.mjs' };

/** @type {(folder: string, name: string) => string} */
const pidFile = (folder, name) => path.join(folder, `${name}.pid`);

/**
 * Starts a detached instance with its output in `<name>.log`; resolves when it is ready.
 *
 * @param {string} folder
 * @param {{ name: string, port: number }} instance
 * @param {Env} env
 * @throws Refusal
 */
export async function startInstance(folder, { name, port }, env) {
  const log = fs.openSync(path.join(folder, `${name}.log`), 'a');
  const program = name.startsWith('api') ? 'api' : 'storefront';
  const child = spawn(process.execPath, ['--enable-source-maps', FILE[program]], {
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
  fs.writeFileSync(pidFile(folder, name), String(child.pid));
  const died = new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)));
  const waiting = new AbortController();
  const late = pause(READY_TIMEOUT_MS, 'not ready in time', { signal: waiting.signal });
  const problem = await Promise.race([untilReady(`http://127.0.0.1:${port}/ready`), died, late]);
  waiting.abort();
  late.catch(() => {});
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
  if (!fs.existsSync(file)) return;
  const pid = Number(fs.readFileSync(file, 'utf8'));
  const until = Date.now() + STOP_TIMEOUT_MS;
  signal(pid, 'SIGTERM');
  while (isRunning(pid) && Date.now() < until) await pause(50);
  signal(pid, 'SIGKILL');
  fs.rmSync(file, { force: true });
}

/**
 * @param {string} folder
 * @param {'start' | 'reload' | 'quit'} action
 * @returns {Promise<void>}
 * @throws Refusal when nginx is missing or fails
 */
export function runNginx(folder, action) {
  const flags = action === 'start' ? [] : ['-s', action];
  const args = ['-p', folder, '-c', path.join(folder, 'nginx.conf'), ...flags];
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

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} name
 */
function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}
