import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './lib/settings.mjs';
import { UNTOLD } from './lib/untold.mjs';

const READERS = {
  api: ['shop-api/config.ts', 'shop-api/payment-settings.ts'],
  storefront: ['lib/config/read-env.ts', 'server/settings.ts'],
};
const SECRET = /SECRET|PEPPER|PASSWORD|_KEY\b|_KEY_|^DATABASE_URL$/;
// Set by tools and by the build, not by people.
const NOT_SHOWN = ['NODE_ENV', 'NEXT_DIST_DIR'];

const readBy = Object.fromEntries(
  Object.entries(READERS).map(([program, files]) => [
    program,
    files.flatMap((file) => [...textOf(file).matchAll(/^\s+([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name)),
  ]),
);
const read = new Set(Object.values(readBy).flat());
const shown = new Set(
  [...textOf('.env.example').matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name),
);
const missing = [...read].filter((name) => !shown.has(name) && !NOT_SHOWN.includes(name));
const unread = [...shown].filter((name) => !read.has(name));

const told = Object.entries(UNTOLD).flatMap(([program, untold]) => {
  const unused = [...shown, 'POSTGRES_PASSWORD'].filter(
    (name) => SECRET.test(name) && !readBy[program].includes(name),
  );
  const places = {
    'scripts/lib/untold.mjs': untold,
    [`deploy/systemd/koodai-${program}@.service`]: takenByUnit(program),
    'deploy/compose.yaml': takenByCompose(program),
  };
  return Object.entries(places)
    .filter(([, taken]) => [...taken].sort().join() !== [...unused].sort().join())
    .map(([place]) => `${place} is to take ${unused.join(' ')} from the ${program}, and no more.`);
});

for (const problem of told) console.error(problem);
for (const name of missing) console.error(`.env.example lacks ${name}.`);
for (const name of unread) console.error(`.env.example has ${name}, which nothing reads.`);
console.log(
  `Environment: ${shown.size} variables in .env.example, ${missing.length} missing, ${unread.length} unread.`,
);
process.exitCode = missing.length + unread.length + told.length > 0 ? 1 : 0;

function textOf(file) {
  return fs.readFileSync(path.join(ROOT, file), 'utf8');
}

function takenByUnit(program) {
  const [, names = ''] =
    textOf(`deploy/systemd/koodai-${program}@.service`).match(/^UnsetEnvironment=(.+)$/m) ?? [];
  return names.split(' ');
}

function takenByCompose(program) {
  const [, part = ''] =
    textOf('deploy/compose.yaml').match(new RegExp(`^x-${program}:([^]*?)\\n\\n`, 'm')) ?? [];
  return [...part.matchAll(/^\s+([A-Z0-9_]+): ""$/gm)].map(([, name]) => name);
}
