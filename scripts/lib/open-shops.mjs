import fs from 'node:fs';
import path from 'node:path';
import { holderOf, holdName } from './held-name.mjs';
import { Refusal } from './refuse.mjs';
import { ROOT } from './settings.mjs';

/** A file for each shop that runs what is built here, named by its process. */
const DIR = path.join(ROOT, 'dist', 'open-shops');

/** Tells builds that a shop runs what is built here, until this process ends. */
export async function tellOpen(origin, dir = DIR) {
  const file = path.join(dir, String(process.pid));
  await holdName(file);
  try {
    fs.mkdirSync(dir, { recursive: true });
    fs.writeFileSync(file, origin);
  } catch (error) {
    // why: who may not write here cannot build here either
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error;
  }
}

/** @throws Refusal while a shop runs what a build would replace under it. */
export async function requireNoneOpen(dir = DIR) {
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
      'The shop must be built, because its sources or APP_ORIGIN are not those of the last build, and these shops run',
      `what was built then: ${open.join(', ')}. Stop them first, or build in another folder. Nothing was changed.`,
    ].join('\n'),
  );
}
