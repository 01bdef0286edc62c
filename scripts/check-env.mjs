import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './lib/settings.mjs';

const READERS = [
  'lib/config/read-env.ts',
  'shop-api/config.ts',
  'shop-api/payment-settings.ts',
  'server/settings.ts',
];
// Set by tools and by the build, not by people.
const NOT_SHOWN = ['NODE_ENV', 'NEXT_DIST_DIR'];

const read = new Set(
  READERS.flatMap((file) => [...textOf(file).matchAll(/^\s+([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name)),
);
const shown = new Set(
  [...textOf('.env.example').matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name),
);
const missing = [...read].filter((name) => !shown.has(name) && !NOT_SHOWN.includes(name));
const unread = [...shown].filter((name) => !read.has(name));

for (const name of missing) console.error(`.env.example lacks ${name}.`);
for (const name of unread) console.error(`.env.example has ${name}, which nothing reads.`);
console.log(
  `Environment: ${shown.size} variables in .env.example, ${missing.length} missing, ${unread.length} unread.`,
);
process.exitCode = missing.length + unread.length > 0 ? 1 : 0;

function textOf(file) {
  return fs.readFileSync(path.join(ROOT, file), 'utf8');
}
