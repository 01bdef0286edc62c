import fs from 'node:fs';
import path from 'node:path';
import { Refusal } from './refuse.mjs';
import { ROOT } from './settings.mjs';

const LIST = path.join(ROOT, 'e2e/bugs/list');

/** Where a copy of the sources keeps which bug it is opened with (plant-bugs.mjs); sources without it have none. */
export const SWITCH = 'lib/planted-bug.ts';

/** The name that stands for one of them, nobody knows which. */
const ANY = 'any';

export function bugNames() {
  return fs
    .readdirSync(LIST)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.basename(file, '.ts'))
    .sort();
}

/** The bugs of these names, each with its name. They are TypeScript, which esbuild takes the types from. */
export async function loadBugs(names = bugNames()) {
  const { transform } = await import('esbuild');
  return Promise.all(
    names.map(async (name) => {
      const source = fs.readFileSync(path.join(LIST, `${name}.ts`), 'utf8');
      const { code } = await transform(source, { loader: 'ts' });
      const { bug } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
      return { name, ...bug };
    }),
  );
}

/** The bug that SHOP_BUG asks for; undefined without one. @throws Refusal for a name that is none. */
export function wantedBug({ SHOP_BUG: name }) {
  if (!name) return undefined;
  const names = bugNames();
  if (name === ANY) return names[Math.floor(Math.random() * names.length)];
  requireKnown([name]);
  return name;
}

/** @throws Refusal with the list for a name that is none. */
export function requireKnown(names) {
  const known = bugNames();
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw new Refusal(`There is no bug "${unknown}". There are:\n\n  ${known.join('\n  ')}`);
}

/** A shop for people has no bug planted: only one in test mode, made of a planted copy, has. @throws Refusal */
export function refuseBug({ SHOP_BUG: name, SHOP_TEST_MODE: testMode }) {
  if (!name || (testMode === '1' && fs.existsSync(path.join(ROOT, SWITCH)))) return;
  throw new Refusal('SHOP_BUG opens a shop for tests only: SHOP_BUG=… npm run test-shop (docs/testing.md).');
}
