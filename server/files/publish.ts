import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { DAY_MS } from '@/lib/domain/durations';
import { plainAnswer, plainPage } from '@/server/page/plain-page';

/** How long a page of an older version that is still open can load its scripts. */
const KEPT_MS = 30 * DAY_MS;

/**
 * Copies this version's static files into a shared folder, next to those of earlier versions, and writes the page and
 * the JSON error that nginx sends when no storefront is up (deploy/nginx). Deletes files that are older than `KEPT_MS`.
 *
 * @param staticDir Next's folder of built files, whose names change with their content
 */
export function publish(staticDir: string, folder: string, now = Date.now()): void {
  const kept = path.join(folder, '_next', 'static');
  for (const file of filesUnder(staticDir)) {
    const target = path.join(kept, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    writeAtomically(target, (fresh) => fs.copyFileSync(path.join(staticDir, file), fresh));
  }
  for (const file of filesUnder(kept)) {
    const target = path.join(kept, file);
    const known = fs.statSync(target, { throwIfNoEntry: false });
    if (known && now - known.mtimeMs > KEPT_MS) fs.rmSync(target, { force: true });
  }
  const fallbacks = {
    'unavailable.html': plainPage('en', 'error.page_text'),
    'unavailable.ta.html': plainPage('ta', 'error.page_text'),
    'unavailable.json': plainAnswer('unavailable', ''),
  };
  for (const [name, content] of Object.entries(fallbacks)) {
    writeAtomically(path.join(folder, name), (fresh) => fs.writeFileSync(fresh, content));
  }
}

/** Writes a temporary file and renames it, so that readers and concurrent publishers see no partial file. */
function writeAtomically(file: string, write: (fresh: string) => void): void {
  const fresh = `${file}.${randomUUID()}`;
  try {
    write(fresh);
    fs.renameSync(fresh, file);
  } finally {
    fs.rmSync(fresh, { force: true });
  }
}

function filesUnder(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)));
}
