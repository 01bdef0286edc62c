import fs from 'node:fs';
import path from 'node:path';
import { Refusal } from './refusal.mjs';
import { ROOT } from './settings.mjs';

/** @import { Bug } from '../../e2e/bugs/bug' */
/** @import { Env } from './process-env.mjs' */

/** @typedef {Bug & { name: string }} NamedBug a bug with the name of its file */

const LIST = path.join(ROOT, 'e2e/bugs/list');

/** The file that selects the bug in a planted copy of the sources (plant-bugs.mjs); it exists only there. */
export const SWITCH = 'lib/planted-bug.ts';

/** SHOP_BUG=any picks one bug at random. */
const ANY = 'any';

export function bugNames() {
  return fs
    .readdirSync(LIST)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.basename(file, '.ts'))
    .sort();
}

/**
 * Loads bugs by name. They are TypeScript, so esbuild strips the types.
 *
 * @returns {Promise<NamedBug[]>}
 */
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

/**
 * The name of the bug in SHOP_BUG; undefined when unset.
 *
 * @param {Env} env
 * @throws Refusal for an unknown name
 */
export function wantedBug({ SHOP_BUG: name }) {
  if (!name) return undefined;
  const names = bugNames();
  if (name === ANY) return names[Math.floor(Math.random() * names.length)];
  requireKnown([name]);
  return name;
}

/**
 * @param {string[]} names
 * @throws Refusal that lists all bugs, for an unknown name
 */
export function requireKnown(names) {
  const known = bugNames();
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw new Refusal(`There is no bug "${unknown}". The bugs are:\n\n  ${known.join('\n  ')}`);
}

/**
 * @param {Env} env
 * @throws Refusal when SHOP_BUG is set, unless the shop is in test mode and runs a planted copy
 */
export function refuseBug({ SHOP_BUG: name, SHOP_TEST_MODE: testMode }) {
  if (!name || (testMode === '1' && fs.existsSync(path.join(ROOT, SWITCH)))) return;
  throw new Refusal('SHOP_BUG opens a shop for tests only: SHOP_BUG=… npm run test-shop (docs/testing.md).');
}
