import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { recordOf } from './record-of.mjs';
import { Refusal } from './refuse.mjs';

/** @import { Env } from './types.mjs' */

export const SECRET_NAMES = /** @type {const} */ ([
  'SHOP_API_SECRET',
  'SESSION_SECRET',
  'OTP_PEPPER',
  'REVALIDATE_SECRET',
  'CAPTCHA_SECRET',
  'OPERATOR_SECRET',
]);

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
  if (SECRET_NAMES.some((name) => !stored[name])) writeSecrets(file, { ...stored, ...secrets });
  return recordOf(SECRET_NAMES.map((name) => [name, env[name] || secrets[name]]));
}

/**
 * @param {string} file
 * @returns {Record<string, string | undefined>}
 */
function readSecrets(file) {
  if (!fs.existsSync(file)) return {};
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    throw new Refusal(`${file} is not valid JSON. Repair it, or delete it: new secrets sign everybody out.`);
  }
}

/**
 * @param {string} file
 * @param {Record<string, string | undefined>} secrets
 */
function writeSecrets(file, secrets) {
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const fresh = `${file}.${process.pid}`;
  fs.writeFileSync(fresh, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  fs.renameSync(fresh, file);
}
