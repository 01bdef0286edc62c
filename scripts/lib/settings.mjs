import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inDataDir } from './data-folder.mjs';
import { readEnvFile } from './env-file.mjs';
import { Refusal } from './refusal.mjs';

/** @import { Env } from './process-env.mjs' */

/** @typedef {ReturnType<typeof readSettings>} Settings */

export const ROOT = path.resolve(fileURLToPath(new URL('../..', import.meta.url)));

const LOWEST_NODE = [20, 9];

/**
 * The settings of the shop's commands. The environment overrides `.env`.
 *
 * @throws Refusal for an invalid value
 */
export function readSettings() {
  requireNode();
  /** @type {Env} */
  const env = { ...readEnvFile(path.join(ROOT, '.env')), ...process.env };
  const port = portOf(env, 'PORT', 3000);
  const apiPort = portOf(env, 'SHOP_API_PORT', 4000);
  const foreignApi = env.SHOP_API_URL || undefined;
  if (port === apiPort && !foreignApi) {
    throw new Refusal(`PORT and SHOP_API_PORT are both ${port}, but must differ.`);
  }
  return { env, port, apiPort, dataDir: dataDirOf(env), foreignApi, origin: originOf(env.APP_ORIGIN, port) };
}

/** @param {Env} env */
function dataDirOf({ DATA_DIR, SHOP_TEST_MODE }) {
  // why: tests empty the shop they use, so it must not be the one with real data
  const dataDir = path.resolve(ROOT, DATA_DIR || (SHOP_TEST_MODE === '1' ? '.data/test' : '.data'));
  if (inDataDir(dataDir, () => fs.statSync(dataDir, { throwIfNoEntry: false }))?.isFile()) {
    throw new Refusal(`DATA_DIR must be a folder, but ${dataDir} is a file.`);
  }
  return dataDir;
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [lowestMajor = 0, lowestMinor = 0] = LOWEST_NODE;
  if (major < lowestMajor || (major === lowestMajor && minor < lowestMinor)) {
    throw new Refusal(`Node ${LOWEST_NODE.join('.')} or newer is needed; this is ${process.version}.`);
  }
}

/**
 * @param {string | undefined} value
 * @param {number} port
 */
function originOf(value, port) {
  if (!value) return `http://localhost:${port}`;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new Refusal(
    `APP_ORIGIN must be an address without a path, such as https://shop.example, not "${value}".`,
  );
}

/**
 * @param {Env} env
 * @param {string} name
 * @param {number} fallback
 */
function portOf(env, name, fallback) {
  const port = Number(env[name] || fallback);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Refusal(`${name} must be a number from 1 to 65535, not "${env[name]}".`);
}
