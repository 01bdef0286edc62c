import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { DAY_MS } from '@/lib/domain/durations';
import { plainAnswer, plainPage } from './plain-page';

/** A page that was open before the last version came may ask for that version's scripts for so long. */
const KEPT_MS = 30 * DAY_MS;

/**
 * Copies what this version's pages ask for into a folder that outlives it, beside the files of versions before, and the
 * page, and answer to a call, for when no storefront can be had (deploy/nginx).
 *
 * @param staticDir Next's folder of built files, whose names change with their content
 */
export function publish(staticDir: string, folder: string, now = Date.now()): void {
  const kept = path.join(folder, '_next', 'static');
  for (const file of filesUnder(staticDir)) {
    const target = path.join(kept, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    putWhole(target, (fresh) => fs.copyFileSync(path.join(staticDir, file), fresh));
  }
  for (const file of filesUnder(kept)) {
    const target = path.join(kept, file);
    const known = fs.statSync(target, { throwIfNoEntry: false });
    if (known && now - known.mtimeMs > KEPT_MS) fs.rmSync(target, { force: true });
  }
  const standIns = {
    'unavailable.html': plainPage('en', 'error.page_text'),
    'unavailable.ta.html': plainPage('ta', 'error.page_text'),
    'unavailable.json': plainAnswer('unavailable', ''),
  };
  for (const [name, content] of Object.entries(standIns)) {
    putWhole(path.join(folder, name), (fresh) => fs.writeFileSync(fresh, content));
  }
}

/** Never seen half-written by whoever serves the folder, or publishes into it at the same time; its time says when it was last part of a version. */
function putWhole(file: string, write: (fresh: string) => void): void {
  const fresh = `${file}.${randomUUID()}`;
  write(fresh);
  fs.renameSync(fresh, file);
}

function filesUnder(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)));
}
