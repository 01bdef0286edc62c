import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { refuseBug } from './lib/bugs.mjs';
import { requireRoomToBuild } from './lib/build.mjs';
import { showedHelp } from './lib/help.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { Refusal } from './lib/refusal.mjs';
import { runMain } from './lib/run-main.mjs';
import { readSettings } from './lib/settings.mjs';
import { SUITES } from './lib/suites.mjs';
import { testEnv } from './lib/test-env.mjs';

/** @import { Context, Suite } from './lib/suite-kinds.mjs' */
/** @import { Tally } from './lib/tally.mjs' */

/** @typedef {Tally & { title: string, note: string }} Result */

/** The argument that says how many times the crash suite kills the API. */
const COUNT = /^[1-9]\d*$/;
/** Updates the screenshots: `npm test -- e2e @visual --update`. */
const UPDATE = '--update';
/** Runs the chaos tests in full: `npm test -- chaos --long`. */
const LONG = '--long';
/** @type {Set<Suite>} */
const WITHOUT_BUILD = new Set([...SUITES.lint, ...SUITES.unit]);
/** A tag, such as @seo, that selects end-to-end tests; all run without one. */
const TAG = /^@[a-z0-9]+$/;

const USAGE = `npm test -- [<suite> …] [options]

Runs the suites ${Object.keys(SUITES).join(', ')}; without a name, all of them.

  @tag      only the end-to-end tests with this tag, such as @seo
  ${UPDATE}  takes new screenshots: npm test -- e2e @visual ${UPDATE}
  ${LONG}    runs the chaos tests in full
  <count>   how many times the crash suite kills the shop API`;

await runMain(async () => {
  if (showedHelp(USAGE)) return;
  const args = process.argv.slice(2);
  const isOption = (/** @type {string} */ word) =>
    word === UPDATE || word === LONG || COUNT.test(word) || TAG.test(word);
  const wanted = wantedSuites(args.filter((word) => !isOption(word)));
  const update = args.includes(UPDATE);
  const long = args.includes(LONG);
  const cycles = args.find((word) => COUNT.test(word));
  const tags = args.filter((word) => TAG.test(word));
  const { env } = readSettings();
  refuseBug(env);
  await ensureInstalled();
  if (wanted.some((suite) => !WITHOUT_BUILD.has(suite))) await requireRoomToBuild(testEnv(env));
  const tempDir = fs.mkdtempSync(path.join(os.tmpdir(), 'koodai-test-'));
  const { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl } = env;
  const context = { tempDir, env: testEnv(env), databaseUrl, redisUrl, cycles, long, tags, update };
  try {
    return summarise(await runUntilFailure(wanted, context));
  } finally {
    fs.rmSync(tempDir, { recursive: true, force: true });
  }
});

/** @param {string[]} names */
function wantedSuites(names) {
  /** @type {Map<string, Suite[]>} */
  const suites = new Map(Object.entries(SUITES));
  const unknown = names.find((name) => !suites.has(name));
  if (unknown) throw new Refusal(`There is no suite or option "${unknown}".\n\n${USAGE}`);
  return (names.length > 0 ? names : [...suites.keys()]).flatMap((name) => suites.get(name) ?? []);
}

/**
 * @param {Suite[]} suites
 * @param {Context} context
 */
async function runUntilFailure(suites, context) {
  /** @type {Result[]} */
  const results = [];
  for (const suite of suites) {
    const { title } = suite;
    const reason = suite.skipReason?.(context);
    if (reason) {
      results.push({ title, note: `left out: ${reason}`, passed: 0, failed: 0 });
      continue;
    }
    console.log(`\n── ${title}`);
    const startedAt = Date.now();
    const tally = await suite.run(context).catch((error) => {
      console.error(error instanceof Refusal ? `\n${error.message}` : error);
      return { passed: 0, failed: 1 };
    });
    results.push({ title, note: `${((Date.now() - startedAt) / 1000).toFixed(1)} s`, ...tally });
    if (tally.failed > 0) break;
  }
  return results;
}

/**
 * Prints the result of each suite, and the sums on the last line. Returns the exit code.
 *
 * @param {Result[]} results
 */
function summarise(results) {
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    results.reduce((total, result) => total + result[key], 0);
  console.log('\n── Summary');
  for (const { title, note, passed, failed, flaky } of results) {
    const mark = failed > 0 ? '✗' : passed > 0 ? '✓' : '–';
    const retried = flaky ? `, ${flaky} of them only when tried again` : '';
    console.log(`${mark} ${title}: ${passed} passed${retried}, ${failed} failed (${note})`);
  }
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') > 0 ? 1 : 0;
}
