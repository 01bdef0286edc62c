import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { codeOf } from './errors.mjs';
import { Refusal } from './refusal.mjs';

/**
 * Creates a private folder with its parents.
 *
 * @param {string} folder
 */
export function makeFolder(folder) {
  try {
    makeInParent(folder);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' || path.dirname(folder) === folder) throw error;
    // why: Node's recursive option never returns where the system accepts no folder, as in /proc
    makeFolder(path.dirname(folder));
    makeInParent(folder);
  }
}

/** @param {string} folder */
function makeInParent(folder) {
  try {
    fs.mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST' || !fs.statSync(folder).isDirectory()) throw error;
  }
}

/**
 * Does `work` in DATA_DIR.
 *
 * @template Result
 * @param {string} place the file or folder that it reads or writes
 * @param {() => Result} work
 * @throws Refusal that names the user and the place when the system does not permit it
 */
export function inDataDir(place, work) {
  try {
    return work();
  } catch (error) {
    const code = codeOf(error);
    if (!code) throw error;
    throw new Refusal(
      `${place} cannot be used by the user ${userName()} (${code}). Run this as the user that runs the shop, or set ` +
        'DATA_DIR to another folder.',
    );
  }
}

function userName() {
  try {
    return os.userInfo().username;
  } catch {
    return String(process.getuid?.() ?? '');
  }
}
