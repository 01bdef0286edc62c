import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { apiRoot } from '@/shop-api/root';

const SOURCES = ['db/migrations', 'seed', 'media', 'modules/catalogue/fold.ts', 'db/pglite'];
const TEXT = /\.(sql|json|ts)$/;

/** A hash of all sources of a seeded database, so that an outdated template is never used. */
export function templateKey(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const start = path.join(apiRoot, source);
    const files = fs.statSync(start).isDirectory()
      ? fs.readdirSync(start, { recursive: true, encoding: 'utf8' }).map((name) => path.join(start, name))
      : [start];
    for (const file of files.filter((name) => TEXT.test(name)).sort())
      hash.update(file).update(fs.readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}
