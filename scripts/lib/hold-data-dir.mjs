import fs from 'node:fs';
import { messageOf } from './errors.mjs';
import { holdName } from './held-name.mjs';
import { Refusal } from './refusal.mjs';

/**
 * Locks a data directory for this process.
 *
 * @param {string} dataDir
 * @throws Refusal when another process uses it, or it cannot be created
 */
export async function holdDataDir(dataDir) {
  try {
    fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new Refusal(`DATA_DIR cannot be used: ${messageOf(error)}.`);
  }
  const owner = await holdName(fs.realpathSync(dataDir));
  if (!owner) return;
  throw new Refusal(
    `The shop already runs on ${dataDir} (process ${owner}). Stop it, or choose another DATA_DIR.`,
  );
}
