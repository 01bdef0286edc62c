import path from 'node:path';
import { withTestShops } from './open-test-shops.mjs';
import { nameOf, redAnyTime, redEachTime, redInJest, redInPlaywright } from './red-in-report.mjs';
import { Refusal } from './refusal.mjs';
import { runJest, runPlaywright, WORKERS } from './run-suite.mjs';

/** @import { NamedBug } from './bugs.mjs' */
/** @import { Env } from './process-env.mjs' */
/** @import { RedTest } from './red-in-report.mjs' */

/** @typedef {RedTest & { kind: 'unit' | 'e2e' }} RedTestOfKind */

/**
 * @typedef {object} Run
 * @property {string} root the folder of the planted copy
 * @property {Env} env
 * @property {string} tempDir
 * @property {boolean} [isWhole] runs all tests
 */

/** Without screenshots: they would detect nearly every bug, and not say which. */
const JOURNEYS = ['--project=chromium', '--project=chromium-phone', '--grep-invert', '@visual'];

/** Each end-to-end test runs twice, since it may fail by chance. */
const TIMES = 2;

/**
 * The tests that fail with a bug: of those that should detect it or, when `isWhole`, of all. `kind` is their suite. An
 * end-to-end test that should detect it counts only if it fails each time.
 *
 * @param {Pick<NamedBug, 'name'> & { seenBy: Partial<NamedBug['seenBy']> }} bug
 * @param {Run} run
 * @returns {Promise<RedTestOfKind[]>}
 * @throws Refusal when a suite did not run at all
 */
export async function redTestsOf({ name, seenBy: { unit, e2e } }, run) {
  const env = { ...run.env, SHOP_BUG: name };
  /** @type {RedTestOfKind[]} */
  const red = [];
  if (run.isWhole || unit) red.push(...(await unitTests(run.isWhole ? [] : (unit ?? []), { ...run, env })));
  if (run.isWhole) red.push(...redEachTime(await journeys([], WORKERS, { ...run, env }, 1)));
  else if (e2e) red.push(...redEachTime(await journeys(filterOf(e2e), 1, { ...run, env }, TIMES)));
  console.log(`${red.length === 0 ? '✗' : '✓'} ${name}: ${red.length} tests failed`);
  return red;
}

/**
 * Those of the tests that fail without a bug too, an end-to-end test at least once, as `file title`.
 *
 * @param {RedTestOfKind[]} tests
 * @param {Run} run
 */
export async function stillRed(tests, run) {
  /** @type {(kind: RedTestOfKind['kind'], toPlace: (test: RedTest) => string) => string[]} */
  const places = (kind, toPlace) => [...new Set(tests.filter((test) => test.kind === kind).map(toPlace))];
  const files = places('unit', ({ file }) => file);
  const lines = places('e2e', ({ file, line }) => `${file}:${line}`);
  const red = [
    ...(files.length > 0 ? await unitTests(files, run) : []),
    ...(lines.length > 0 ? redAnyTime(await journeys(lines, WORKERS, run, TIMES)) : []),
  ];
  const wanted = new Set(tests.map(nameOf));
  return new Set(red.map(nameOf).filter((test) => wanted.has(test)));
}

/**
 * @param {readonly string[]} files
 * @param {Run} run
 */
async function unitTests(files, { root, env, tempDir }) {
  const report = path.join(tempDir, 'unit.json');
  const args = files.length > 0 ? ['--runTestsByPath', ...files] : [];
  await runJest(args, { report, env, cwd: root, quiet: true });
  return ofKind('unit', redInJest(report, root));
}

/**
 * Runs end-to-end tests `times` times, with a worker in each of `count` shops. Resolves with each run's failures.
 *
 * @param {string[]} places
 * @param {number} count
 * @param {Run} run
 * @param {number} times
 */
async function journeys(places, count, { root, env, tempDir }, times) {
  const dataDir = path.join(tempDir, `data-${performance.now()}`);
  const report = path.join(tempDir, 'e2e.json');
  /** @type {RedTestOfKind[][]} */
  const runs = [];
  await withTestShops({ count, env, root, dataDir, quiet: true }, async (shops) => {
    for (let time = 0; time < times; time++) {
      await runPlaywright([...JOURNEYS, '--retries=0', ...places], { shops, env, report, quiet: true });
      runs.push(ofKind('e2e', redInPlaywright(report)));
    }
  });
  return runs;
}

/**
 * @param {RedTestOfKind['kind']} kind
 * @param {RedTest[] | undefined} red
 * @returns {RedTestOfKind[]}
 */
function ofKind(kind, red) {
  if (!red) throw new Refusal(`The ${kind} tests could not run. Do they run on the shop without a bug?`);
  return red.map((test) => ({ kind, ...test }));
}

/**
 * Playwright arguments for one file and title, escaped since Playwright takes regular expressions.
 *
 * @param {{ file: string, test?: string }} selected
 */
function filterOf({ file, test }) {
  const only = test === undefined ? [] : ['--grep', literal(test)];
  return [`e2e/${literal(file)}$`, ...only];
}

/** @param {string} words */
function literal(words) {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
