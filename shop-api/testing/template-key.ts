import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { apiRoot } from '@/shop-api/root';

const INGREDIENTS = ['db/migrations', 'seed', 'media', 'modules/catalogue/fold.ts', 'db/pglite'];
const TEXT = /\.(sql|json|ts)$/;

/** Changes with whatever a seeded database is made of, so that a template of older sources is never used. */
export function templateKey(): string {
  const hash = createHash('sha256');
  for (const ingredient of INGREDIENTS) {
    const start = path.join(apiRoot, ingredient);
    const files = fs.statSync(start).isDirectory()
      ? fs.readdirSync(start, { recursive: true, encoding: 'utf8' }).map((name) => path.join(start, name))
      : [start];
    for (const file of files.filter((name) => TEXT.test(name)).sort())
      hash.update(file).update(fs.readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}
