import fs from 'node:fs';
import path from 'node:path';
import { loadBugs, SWITCH } from './bugs.mjs';
import { Refusal } from './refuse.mjs';
import { runNode } from './run-tool.mjs';
import { ROOT } from './settings.mjs';

/** The planted sources, and what is built of them. It lies in the project, so that packages are found. */
const PLANTED = path.join(ROOT, '.data', 'bugs', 'shop');
/** Made by builds and runs of the copy; the rest is copied anew each time. */
const KEPT = ['.next', 'dist', '.data', 'node_modules', 'next-env.d.ts'];
const COPIED = ['app', 'components', 'lib', 'public', 'server', 'shop-api', 'scripts'];

/** How the front tells the browser which bug the shop has: a header that scripts can read, and no page shows. */
const TELL_BROWSER = {
  name: 'how the browser is told',
  file: 'server/security-headers.ts',
  within: 'of ALWAYS)',
  find: 'ALWAYS',
  text: `[...ALWAYS, ['server-timing', 'planted;desc=' + JSON.stringify(process.env.SHOP_BUG ?? '')] as const]`,
};
/** Types were checked before bugs were planted; the packages of the copy are those of the project. */
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
 * Where a bug goes and what stands there afterwards.
 *
 * @throws Refusal when its place is not in the source exactly once.
 */
function changeOf(bug, source) {
  const { name, file, find, within = find } = bug;
  for (const [text, where] of [
    [within, source],
    [find, within],
  ]) {
    const count = where.split(text).length - 1;
    if (count !== 1) throw new Refusal(`The bug ${name}: ${file} has "${text}" ${count} times, not once.`);
  }
  const start = source.indexOf(within) + within.indexOf(find);
  return { start, end: start + find.length, text: bug.text ?? switched(bug) };
}

/** Both, and which of them is decided when the shop runs; an element among others stands in braces. */
function switched({ name, find, plant }) {
  const choice = `isPlanted('${name}') ? (${plant}) : (${find})`;
  return find.startsWith('<') ? `{${choice}}` : `(${choice})`;
}

/** A source with these bugs. Imports may stand at the end, where no directive is before them. */
export function plantAll(bugs, source) {
  const changes = bugs.map((bug) => changeOf(bug, source)).sort((one, other) => other.start - one.start);
  const planted = changes.reduce(
    (text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end),
    source,
  );
  const imports = bugs.flatMap((bug) => bug.imports ?? []);
  const needsSwitch = bugs.some(({ plant }) => plant !== undefined);
  if (needsSwitch) imports.push(`import { isPlanted } from '@/${SWITCH.replace('.ts', '')}';`);
  return [planted, ...imports].join('\n');
}

/** Bugs, and what else is changed in the copy, by their files. */
export async function plantsByFile() {
  const plants = [...(await loadBugs()), TELL_BROWSER, BUILD_SETTINGS];
  const files = new Set(plants.map(({ file }) => file));
  return new Map([...files].map((name) => [name, plants.filter(({ file }) => file === name)]));
}

/** Copies the sources, plants every bug and builds, when anything changed since; answers where. */
export async function buildPlanted(env) {
  await plantCopy();
  const { SHOP_BUG: _bug, ...itsEnv } = env;
  if ((await runNode(['scripts/build.mjs'], { env: itsEnv, cwd: PLANTED })) === 0) return PLANTED;
  throw new Refusal('The shop with bugs could not be built: see above.');
}

/** What unit tests need of it: the planted sources, not built. */
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
  for (const name of fs.readdirSync(PLANTED).filter((entry) => !KEPT.includes(entry)))
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
