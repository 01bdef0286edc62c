import fs from 'node:fs';
import path from 'node:path';
import { codeOf } from './errors.mjs';
import { holderOf, holdName } from './held-name.mjs';
import { Refusal } from './refusal.mjs';
import { ROOT } from './settings.mjs';

/** Contains a file for each shop that runs this build, named by process id. */
const DIR = path.join(ROOT, 'dist', 'open-shops');

/**
 * Registers a shop that runs this build, until this process ends, so that builds do not replace its files.
 *
 * @param {string} origin
 */
export async function registerOpenShop(origin, dir = DIR) {
  const file = path.join(dir, String(process.pid));
  await holdName(file);
  try {
    fs.mkdirSync(dir, { recursive: true });
    fs.writeFileSync(file, origin);
  } catch (error) {
    // why: a user who cannot write here cannot build here either
    if (!['EACCES', 'EPERM', 'EROFS'].includes(codeOf(error))) throw error;
  }
}

/** @throws Refusal while an open shop runs the files that a build would replace. */
export async function requireNoOpenShop(dir = DIR) {
  if (!fs.existsSync(dir)) return;
  const open = [];
  for (const pid of fs.readdirSync(dir)) {
    const file = path.join(dir, pid);
    if (await holderOf(file)) open.push(`${fs.readFileSync(file, 'utf8')} (process ${pid})`);
    else fs.rmSync(file, { force: true });
  }
  if (open.length === 0) return;
  throw new Refusal(
    [
      'The shop must be built, because its sources or APP_ORIGIN changed since the last build, but these shops use',
      `that build: ${open.join(', ')}. Stop them first, or build in another folder. Nothing was changed.`,
    ].join('\n'),
  );
}
