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
  const stored = readSecrets(file) ?? inDataDir(dataDir, () => createSecrets(file));
  const isComplete = SECRET_NAMES.every((name) => stored[name]);
  const secrets = completed(isComplete ? stored : inDataDir(dataDir, () => addSecrets(file)));
  return recordOf(SECRET_NAMES.map((name) => [name, env[name] || secrets[name]]));
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
  const stored = readSecrets(secretsFile(dataDir)) ?? {};
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
 * @returns {Record<string, string | undefined> | undefined} undefined without a file
 */
function readSecrets(file) {
  const text = inDataDir(file, () => readIfPresent(file));
  if (text === undefined) return undefined;
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
 * Creates the file, unless another process was faster: programs that start at the same time share the first secrets.
 *
 * @param {string} file
 */
function createSecrets(file) {
  makeFolder(path.dirname(file));
  const fresh = writeBeside(file, completed({}));
  try {
    fs.linkSync(fresh, file);
    fs.rmSync(fresh);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') fs.rmSync(fresh);
    // why: some file systems know no links
    else fs.renameSync(fresh, file);
  }
  return readSecrets(file) ?? {};
}

/**
 * Adds those that the file lacks.
 *
 * @param {string} file
 */
function addSecrets(file) {
  // why: another process may have added them since they were found missing
  fs.renameSync(writeBeside(file, completed(readSecrets(file) ?? {})), file);
  return readSecrets(file) ?? {};
}

/**
 * The stored secrets, and new ones for those that are missing.
 *
 * @param {Record<string, string | undefined>} stored
 */
function completed(stored) {
  const all = SECRET_NAMES.map(
    (name) => /** @type {const} */ ([name, stored[name] || randomBytes(32).toString('base64url')]),
  );
  return { ...stored, ...recordOf(all) };
}

/**
 * Writes a new file, to be renamed.
 *
 * @param {string} file
 * @param {Record<string, string>} secrets
 */
function writeBeside(file, secrets) {
  const fresh = `${file}.${process.pid}`;
  fs.writeFileSync(fresh, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return fresh;
}
