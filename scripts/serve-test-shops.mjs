import fs from 'node:fs';
import path from 'node:path';
import { wantedBug } from './lib/bugs.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { findBrowser } from './lib/find-browser.mjs';
import { showedHelp } from './lib/help.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { nextSignal } from './lib/next-signal.mjs';
import { listShops, openTestShops } from './lib/open-test-shops.mjs';
import { parseOptions } from './lib/parse-options.mjs';
import { buildPlanted } from './lib/plant-bugs.mjs';
import { Refusal } from './lib/refusal.mjs';
import { runMain } from './lib/run-main.mjs';
import { ROOT, readSettings } from './lib/settings.mjs';

/** @import { TestShop } from './lib/open-test-shops.mjs' */
/** @import { Env } from './lib/process-env.mjs' */

const TEST_DIR = path.join(ROOT, '.data', 'test');
/** The list of open shops that suites read (e2e/fixtures/settings.ts). */
const LIST = path.join(TEST_DIR, 'shops.json');
const MOST = 16;
const USAGE = `npm run test-shop -- [--namespaces 2]

Opens that many sample shops for tests, all from one build, until Ctrl-C.`;

// Opens one whole shop per namespace, all from one build, and lists them in a file until stopped.
await runMain(async () => {
  if (showedHelp(USAGE)) return;
  const count = namespaces();
  const { env } = readSettings();
  const bug = wantedBug(env);
  await ensureInstalled();
  const shopToOpen = bug ? await buildWithBug(bug, env) : await buildShop(env);
  const stopped = nextSignal().then(() => undefined);
  /** @type {TestShop[]} */
  const opened = [];
  console.log('Opening (the first time pictures are created, which takes a minute or two) …');
  try {
    opened.push(...(await openTestShops(newDataDirs(count), { ...shopToOpen, quiet: true })));
    const browsers = await findBrowsers(env);
    listShops(
      LIST,
      opened.map((shop) => ({ ...shop, ...browsers, isKeptOpen: true })),
    );
    greet(opened);
    const ended = await Promise.race([stopped, ...opened.map(endOf)]);
    if (ended) throw new Refusal(`${ended} ended unexpectedly. All shops were stopped.`);
    if (bug) console.log(`\nThe bug was ${bug} (e2e/bugs/list/${bug}.ts).`);
    return 0;
  } finally {
    fs.rmSync(LIST, { force: true });
    await Promise.all(opened.map(({ stop }) => stop()));
  }
});

function namespaces() {
  const { values } = parseOptions(USAGE, { options: { namespaces: { type: 'string', default: '1' } } });
  const count = Number(values.namespaces);
  if (Number.isInteger(count) && count >= 1 && count <= MOST) return count;
  throw new Refusal(`--namespaces must be a number from 1 to ${MOST}, not "${values.namespaces}".`);
}

/** @param {Env} env */
async function buildShop(env) {
  await ensureBuilt(env);
  return { env };
}

/**
 * Builds the shop with one bug of e2e/bugs planted, so that testers can look for it.
 *
 * @param {string} bug
 * @param {Env} env
 */
async function buildWithBug(bug, env) {
  return { env: { ...env, SHOP_BUG: bug }, root: await buildPlanted(env) };
}

/**
 * Empty data directories, so that each namespace starts as the sample shop.
 *
 * @param {number} count
 */
function newDataDirs(count) {
  const dataDirs = Array.from({ length: count }, (_shop, index) => path.join(TEST_DIR, `shop-${index + 1}`));
  for (const dataDir of dataDirs) fs.rmSync(dataDir, { recursive: true, force: true });
  return dataDirs;
}

/**
 * Installed browsers for Playwright; empty when none is found, since the shops can be used without one.
 *
 * @param {Env} env
 */
async function findBrowsers(env) {
  try {
    return {
      browserPath: await findBrowser(env, { orShell: true }),
      wholeBrowserPath: await findBrowser(env),
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.log(`\n${error.message}`);
    return {};
  }
}

/**
 * Resolves with a shop's name once its process has ended.
 *
 * @param {TestShop} shop
 */
async function endOf({ dataDir, exited }) {
  await exited;
  return path.basename(dataDir);
}

/** @param {TestShop[]} shops */
function greet(shops) {
  console.log('\nOpen for tests:\n');
  for (const { dataDir, origin, apiUrl, startMs } of shops) {
    console.log(
      `  ${path.basename(dataDir)}  ${origin}  shop API ${apiUrl}  (started in ${(startMs / 1000).toFixed(1)} s)`,
    );
  }
  console.log(`\n  Listed in ${path.relative(ROOT, LIST)}, with the token of their test mode.`);
  console.log('  npx playwright test -c e2e/playwright.config.ts runs a worker in each.');
  console.log('\n  Press Ctrl-C to stop.\n');
}
