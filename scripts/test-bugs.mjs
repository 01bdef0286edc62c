import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bugNames, loadBugs, requireKnown } from './lib/bugs.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { parseOptions } from './lib/parse-options.mjs';
import { buildPlanted, plantCopy } from './lib/plant-bugs.mjs';
import { nameOf } from './lib/red-in-report.mjs';
import { redTestsOf, stillRed } from './lib/red-with-bug.mjs';
import { Refusal } from './lib/refusal.mjs';
import { runMain } from './lib/run-main.mjs';
import { readSettings } from './lib/settings.mjs';
import { tableCell } from './lib/table-cell.mjs';
import { testEnv } from './lib/test-env.mjs';

/** @import { NamedBug } from './lib/bugs.mjs' */
/** @import { RedTestOfKind } from './lib/red-with-bug.mjs' */

/** @typedef {{ bug: NamedBug, red: RedTestOfKind[], seconds: number }} Found the tests that detect a bug */

const USAGE = 'npm run test:bugs -- [names] [--unit | --whole]';

// Plants one bug after the other and reports which tests fail: proof that the suite detects them.
await runMain(async () => {
  const { names, isWhole, onlyUnit } = readArguments();
  const env = testEnv(readSettings().env);
  await ensureInstalled();
  const bugs = (await loadBugs(names)).map((bug) =>
    onlyUnit ? { ...bug, seenBy: { unit: bug.seenBy.unit } } : bug,
  );
  // why: unit tests need no build, which takes minutes
  const needsShop = isWhole || bugs.some(({ seenBy }) => seenBy.e2e);
  const root = needsShop ? await buildPlanted(env) : await plantCopy();
  const tempDir = fs.mkdtempSync(path.join(os.tmpdir(), 'koodai-bugs-'));
  const run = { root, env: { ...env, SHOP_BUG: '' }, tempDir, isWhole };
  try {
    /** @type {Found[]} */
    const found = [];
    for (const bug of bugs) found.push({ bug, ...(await timed(() => redTestsOf(bug, run))) });
    console.log('\nThe same tests without a bug …');
    const redWithoutBug = await stillRed(
      found.flatMap(({ red }) => red),
      run,
    );
    return report(found, redWithoutBug);
  } finally {
    fs.rmSync(tempDir, { recursive: true, force: true });
  }
});

function readArguments() {
  const { values, positionals } = parseOptions(USAGE, {
    allowPositionals: true,
    options: { whole: { type: 'boolean', default: false }, unit: { type: 'boolean', default: false } },
  });
  requireKnown(positionals);
  if (values.whole && (positionals.length === 0 || values.unit))
    throw new Refusal(`--whole needs the name of a bug: ${USAGE}`);
  return {
    names: positionals.length > 0 ? positionals : bugNames(),
    isWhole: values.whole,
    onlyUnit: values.unit,
  };
}

/** @param {() => Promise<RedTestOfKind[]>} work */
async function timed(work) {
  const startedAt = performance.now();
  const red = await work();
  return { red, seconds: Math.round((performance.now() - startedAt) / 1000) };
}

/**
 * Prints the results. A test that also fails without the bug does not count as detecting it.
 *
 * @param {Found[]} found
 * @param {Set<string>} redWithoutBug
 */
function report(found, redWithoutBug) {
  console.log('\n| bug | in | tests that failed | s |\n|---|---|---|---|');
  const unseen = [];
  for (const { bug, red, seconds } of found) {
    const seen = red.filter((test) => !redWithoutBug.has(nameOf(test)));
    const missing = Object.keys(bug.seenBy).filter((kind) => !seen.some((test) => test.kind === kind));
    if (missing.length > 0) unseen.push(`${bug.name}: no ${missing.join(' and no ')} test`);
    const tests = seen.map(({ file, title }) => `\`${file}\` ${tableCell(title)}`).join('<br>');
    console.log(`| ${bug.name} | ${bug.part} | ${tests || '**none**'} | ${seconds} |`);
  }
  for (const test of redWithoutBug) console.error(`\nFailed without any bug: ${test}`);
  for (const line of unseen) console.error(`\nNot detected: ${line} failed.`);
  console.log(`\n${found.length - unseen.length} of ${found.length} bugs detected.`);
  return unseen.length + redWithoutBug.size > 0 ? 1 : 0;
}
