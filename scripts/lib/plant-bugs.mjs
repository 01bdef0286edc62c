import fs from 'node:fs';
import path from 'node:path';
import { loadBugs, SWITCH } from './bugs.mjs';
import { Refusal } from './refusal.mjs';
import { runNode } from './run-tool.mjs';
import { ROOT } from './settings.mjs';

/** @import { NamedBug } from './bugs.mjs' */
/** @import { Env } from './process-env.mjs' */

/** @typedef {{ name: string, file: string, find: string, within?: string }} Place in a source, as of `Bug` */
/** @typedef {Place & { text: string }} Change another text for the place */
/** @typedef {Place & { plant: string, imports?: string }} Switched a bug: `plant` stands in for `find` while it is on */

/** The planted sources and their build. Inside the project, so that node_modules resolves. */
const PLANTED = path.join(ROOT, '.data', 'bugs', 'shop');
/** Created by builds and runs of the copy; the rest is copied again each time. */
const NOT_COPIED = ['.next', 'dist', '.data', 'node_modules', 'next-env.d.ts'];
const COPIED = ['app', 'components', 'lib', 'public', 'server', 'shop-api', 'scripts'];

/** Tells the browser which bug is active, by a response header that scripts can read and no page shows. */
const TELL_BROWSER = {
  name: 'how the browser is told',
  file: 'server/http/security-headers.ts',
  within: 'of ALWAYS)',
  find: 'ALWAYS',
  text: `[...ALWAYS, ['server-timing', 'planted;desc=' + JSON.stringify(process.env.SHOP_BUG ?? '')] as const]`,
};
/** No type check, since planted code need not type-check; packages resolve from the project. */
const BUILD_SETTINGS = {
  name: 'settings of the build',
  file: 'next.config.mjs',
  find: 'export default config;',
  text: `config.typescript = { ignoreBuildErrors: true };
config.turbopack = { ...config.turbopack, root: ${JSON.stringify(ROOT)} };
export default config;`,
};

const SWITCH_SOURCE = `const fromServer = () =>
  performance
    .getEntriesByType?.('navigation')
    .flatMap((page) => ('serverTiming' in page ? (page.serverTiming as PerformanceServerTiming[]) : []))
    .find(({ name }) => name === 'planted')?.description;

const planted = process.env.SHOP_BUG || (typeof window === 'undefined' ? undefined : fromServer());

export function isPlanted(name: string): boolean {
  return name === planted;
}
`;

/**
 * The place of a bug in the source, and the text put there.
 *
 * @param {Switched | Change} bug
 * @param {string} source
 * @throws Refusal when the place is not in the source exactly once
 */
function changeOf(bug, source) {
  const { name, file, find, within = find } = bug;
  for (const { text, where } of [
    { text: within, where: source },
    { text: find, where: within },
  ]) {
    const count = where.split(text).length - 1;
    if (count !== 1) throw new Refusal(`The bug ${name}: ${file} has "${text}" ${count} times, not once.`);
  }
  const start = source.indexOf(within) + within.indexOf(find);
  return { start, end: start + find.length, text: 'text' in bug ? bug.text : switched(bug) };
}

/**
 * A conditional between both expressions, decided at run time; in braces for a JSX child.
 *
 * @param {Switched} bug
 */
function switched({ name, find, plant }) {
  const choice = `isPlanted('${name}') ? (${plant}) : (${find})`;
  return find.startsWith('<') ? `{${choice}}` : `(${choice})`;
}

/**
 * The source with these bugs. Imports are appended, so that directives such as 'use client' stay first.
 *
 * @param {(Switched | Change)[]} bugs
 * @param {string} source
 */
export function plantAll(bugs, source) {
  const changes = bugs.map((bug) => changeOf(bug, source)).sort((one, other) => other.start - one.start);
  const planted = changes.reduce(
    (text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end),
    source,
  );
  const imports = bugs.flatMap((bug) => ('imports' in bug && bug.imports) || []);
  const needsSwitch = bugs.some((bug) => 'plant' in bug);
  if (needsSwitch) imports.push(`import { isPlanted } from '@/${SWITCH.replace('.ts', '')}';`);
  return [planted, ...imports].join('\n');
}

/**
 * All bugs and other changes of the copy, by file.
 *
 * @returns {Promise<Map<string, (NamedBug | Change)[]>>}
 */
export async function plantsByFile() {
  const plants = [...(await loadBugs()), TELL_BROWSER, BUILD_SETTINGS];
  const files = new Set(plants.map(({ file }) => file));
  return new Map([...files].map((name) => [name, plants.filter(({ file }) => file === name)]));
}

/**
 * Copies the sources, plants every bug, and builds if anything changed. Resolves with the folder.
 *
 * @param {Env} env
 */
export async function buildPlanted(env) {
  await plantCopy();
  const { SHOP_BUG: _bug, ...buildEnv } = env;
  if ((await runNode(['scripts/build.mjs'], { env: buildEnv, cwd: PLANTED })) === 0) return PLANTED;
  throw new Refusal('The shop with bugs could not be built: see above.');
}

/** Copies the sources and plants every bug, without a build: enough for unit tests. Resolves with the folder. */
export async function plantCopy() {
  copySources();
  for (const [file, bugs] of await plantsByFile()) {
    const source = fs.readFileSync(path.join(ROOT, file), 'utf8');
    fs.writeFileSync(path.join(PLANTED, file), plantAll(bugs, source));
  }
  fs.writeFileSync(path.join(PLANTED, SWITCH), SWITCH_SOURCE);
  return PLANTED;
}

function copySources() {
  fs.mkdirSync(PLANTED, { recursive: true });
  for (const name of fs.readdirSync(PLANTED).filter((entry) => !NOT_COPIED.includes(entry)))
    fs.rmSync(path.join(PLANTED, name), { recursive: true });
  const files = fs
    .readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => name);
  for (const name of [...COPIED, ...files])
    fs.cpSync(path.join(ROOT, name), path.join(PLANTED, name), { recursive: true });
  const packages = path.join(PLANTED, 'node_modules');
  if (!fs.existsSync(packages)) fs.symlinkSync(path.join(ROOT, 'node_modules'), packages, 'junction');
}
