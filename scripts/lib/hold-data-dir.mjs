import fs from 'node:fs';
import { inDataDir, makeFolder } from './data-folder.mjs';
import { holdName } from './held-name.mjs';
import { Refusal } from './refusal.mjs';

/**
 * Locks a data directory for this process.
 *
 * @param {string} dataDir
 * @throws Refusal when another process uses it, or it cannot be created
 */
export async function holdDataDir(dataDir) {
  const folder = inDataDir(dataDir, () => {
    makeFolder(dataDir);
    return fs.realpathSync(dataDir);
  });
  const owner = await holdName(folder);
  if (!owner) return;
  throw new Refusal(
    `The shop already runs on ${dataDir} (process ${owner}). Stop it, or choose another DATA_DIR.`,
  );
}
