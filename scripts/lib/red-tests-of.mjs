import path from 'node:path';
import { redAnyTime, redEachTime, redInJest, redInPlaywright } from './red-tests.mjs';
import { Refusal } from './refuse.mjs';
import { runJest, runPlaywright, WORKERS } from './run-suite.mjs';
import { withTestShops } from './test-shop.mjs';

/** Pictures would see nearly everything, and say nothing of it. */
const JOURNEYS = ['--project=chromium', '--project=chromium-phone', '--grep-invert', '@visual'];

/** A journey may be red by chance. */
const TIMES = 2;

/**
 * The tests that see a bug, of those that are to see it or, when `isWhole`, of all. `kind` says of which suite each is.
 * A journey that is to see it does so each time.
 *
 * @throws Refusal when a suite did not run at all.
 */
export async function redTestsOf({ name, seenBy: { unit, e2e } }, run) {
  const env = { ...run.env, SHOP_BUG: name };
  const red = [];
  if (run.isWhole || unit) red.push(...(await unitTests(run.isWhole ? [] : unit, { ...run, env })));
  if (run.isWhole) red.push(...redEachTime(await journeys([], WORKERS, { ...run, env }, 1)));
  else if (e2e) red.push(...redEachTime(await journeys(filterOf(e2e), 1, { ...run, env }, TIMES)));
  console.log(`${red.length === 0 ? '✗' : '✓'} ${name}: ${red.length} tests went red`);
  return red;
}

/** Those of the tests that are red without a bug too, a journey once of its times, as `file title`. */
export async function stillRed(tests, run) {
  const places = (kind, toPlace) => [...new Set(tests.filter((test) => test.kind === kind).map(toPlace))];
  const files = places('unit', ({ file }) => file);
  const lines = places('e2e', ({ file, line }) => `${file}:${line}`);
  const red = [
    ...(files.length > 0 ? await unitTests(files, run) : []),
    ...(lines.length > 0 ? redAnyTime(await journeys(lines, WORKERS, run, TIMES)) : []),
  ];
  const asked = new Set(tests.map(({ file, title }) => `${file} ${title}`));
  return new Set(red.map(({ file, title }) => `${file} ${title}`).filter((test) => asked.has(test)));
}

async function unitTests(files, { root, env, tempDir }) {
  const report = path.join(tempDir, 'unit.json');
  const args = files.length > 0 ? ['--runTestsByPath', ...files] : [];
  await runJest(args, { report, env, cwd: root, quiet: true });
  return ofKind('unit', redInJest(report, root));
}

/** What was red each of these times, which follow one another with a worker in each of `count` shops. */
async function journeys(places, count, { root, env, tempDir }, times) {
  const dataDir = path.join(tempDir, `data-${performance.now()}`);
  const report = path.join(tempDir, 'e2e.json');
  const runs = [];
  await withTestShops({ count, env, root, dataDir, quiet: true }, async (shops) => {
    for (let time = 0; time < times; time++) {
      await runPlaywright([...JOURNEYS, '--retries=0', ...places], { shops, env, report, quiet: true });
      runs.push(ofKind('e2e', redInPlaywright(report)));
    }
  });
  return runs;
}

function ofKind(kind, red) {
  if (!red) throw new Refusal(`The ${kind} tests did not run: run them on the shop without a bug.`);
  return red.map((test) => ({ kind, ...test }));
}

/** Playwright takes files and titles as regular expressions. */
function filterOf({ file, test }) {
  const only = test === undefined ? [] : ['--grep', literal(test)];
  return [`e2e/${literal(file)}$`, ...only];
}

function literal(words) {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
