import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { inDataDir, makeFolder } from './data-folder.mjs';
import { codeOf } from './errors.mjs';
import { recordOf } from './record-of.mjs';
import { Refusal } from './refusal.mjs';

/** @import { Env } from './process-env.mjs' */

export const SECRET_NAMES = /** @type {const} */ ([
  'SHOP_API_SECRET',
  'SESSION_SECRET',
  'OTP_PEPPER',
  'REVALIDATE_SECRET',
  'CAPTCHA_SECRET',
  'OPERATOR_SECRET',
]);

/** What a command cannot do without, on a PostgreSQL server. */
const NEEDED_ON_A_SERVER = /** @type {const} */ (['SHOP_API_SECRET', 'OTP_PEPPER']);

/**
 * The file of generated secrets.
 *
 * @param {string} dataDir
 */
export const secretsFile = (dataDir) => path.join(dataDir, 'secrets.json');

/**
 * The secrets of a local run: from the environment, else generated once and stored in DATA_DIR/secrets.json.
 *
 * @param {string} dataDir
 * @param {Env} env
 */
export function localSecrets(dataDir, env) {
  const file = secretsFile(dataDir);
  const stored = readSecrets(file);
  const secrets = recordOf(
    SECRET_NAMES.map((name) => [name, stored[name] || randomBytes(32).toString('base64url')]),
  );
  if (SECRET_NAMES.some((name) => !stored[name])) {
    inDataDir(dataDir, () => writeSecrets(file, { ...stored, ...secrets }));
  }
  const kept = { ...secrets, ...readSecrets(file) };
  return recordOf(SECRET_NAMES.map((name) => [name, env[name] || kept[name]]));
}

/**
 * The secrets of an operator's command: as `localSecrets`, but on a PostgreSQL server none are generated, since the shop
 * that runs there would not know them.
 *
 * @param {string} dataDir
 * @param {Env} env
 * @throws Refusal that names the missing ones
 */
export function secretsOfShop(dataDir, env) {
  if (!env.DATABASE_URL) return localSecrets(dataDir, env);
  const stored = readSecrets(secretsFile(dataDir));
  const missing = NEEDED_ON_A_SERVER.filter((name) => !env[name] && !stored[name]);
  if (missing.length > 0) {
    throw new Refusal(
      `DATABASE_URL is set, but ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not. Commands need all ` +
        'settings of the shop that uses this database.',
    );
  }
  return recordOf(SECRET_NAMES.map((name) => [name, env[name] || stored[name]]));
}

/**
 * @param {string} file
 * @returns {Record<string, string | undefined>}
 */
function readSecrets(file) {
  const text = inDataDir(file, () => readIfPresent(file));
  if (text === undefined) return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(`${file} is not valid JSON. Repair it, or delete it: new secrets sign everybody out.`);
  }
}

/** @param {string} file */
function readIfPresent(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    return undefined;
  }
}

/**
 * @param {string} file
 * @param {Record<string, string | undefined>} secrets
 */
function writeSecrets(file, secrets) {
  makeFolder(path.dirname(file));
  const fresh = `${file}.${process.pid}`;
  const isFirst = !fs.existsSync(file);
  fs.writeFileSync(fresh, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  if (isFirst) keepFirst(fresh, file);
  else fs.renameSync(fresh, file);
}

/**
 * Renames a file, unless another process was faster: programs that start at the same time share the first secrets.
 *
 * @param {string} fresh
 * @param {string} file
 */
function keepFirst(fresh, file) {
  try {
    fs.linkSync(fresh, file);
    fs.rmSync(fresh);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') fs.rmSync(fresh);
    // why: some file systems know no links
    else fs.renameSync(fresh, file);
  }
}
