import fs from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { findBrowser } from './find-browser.mjs';
import { runNode } from './run-tool.mjs';
import { ROOT } from './settings.mjs';
import { shrinkPictures } from './shrink-pictures.mjs';
import { jestTally, playwrightTally, tallyOf } from './tally.mjs';
import { withTestShop } from './test-shop.mjs';

const BIN = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  next: 'node_modules/next/dist/bin/next',
  tsc: 'node_modules/typescript/bin/tsc',
  jest: 'node_modules/jest/bin/jest.js',
  playwright: 'node_modules/playwright/cli.js',
};

const CRASH_CYCLES = 5;

/** A suite has a title and `run(context)`, which returns `{ passed, failed }`. */
export const SUITES = {
  lint: [
    check('Format and lint', [BIN.biome, 'ci', '.', ...(process.stdout.isTTY ? [] : ['--colors=off'])]),
    check('Types of the routes', [BIN.next, 'typegen']),
    check('Types', [BIN.tsc, '--noEmit', '-p', '.']),
    check('Import rules', ['scripts/check-imports.mjs']),
    check('File size', ['scripts/check-size.mjs']),
    check('Environment example', ['scripts/check-env.mjs']),
    check('List of dependencies', ['scripts/check-dependencies.mjs']),
    check('Rules of the spec', ['scripts/check-rules.mjs']),
    check('Lockfile and floors', ['scripts/check-supply.mjs']),
    check('Regular expressions', ['scripts/check-expressions.mjs']),
  ],
  unit: [
    jest('Unit, component and API tests (embedded database)', []),
    jest('API tests on PostgreSQL', ['--selectProjects', 'server', '--', 'shop-api'], {
      leaveOut: ({ databaseUrl }) => (databaseUrl ? undefined : 'DATABASE_URL is not set'),
      env: ({ databaseUrl, redisUrl }) => ({
        TEST_DATABASE: 'postgres',
        DATABASE_URL: databaseUrl,
        ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
      }),
    }),
    jest('Tests on Redis', ['--selectProjects', 'server', '--', 'redis.test'], {
      leaveOut: ({ redisUrl }) => (redisUrl ? undefined : 'REDIS_URL is not set'),
      env: ({ redisUrl }) => ({ REDIS_URL: redisUrl }),
    }),
  ],
  crash: [
    check('Build of the shop API', ['scripts/build-api.mjs']),
    crash('Orders through kill -9 (embedded database)'),
    crash('Orders through kill -9 on PostgreSQL', {
      leaveOut: ({ databaseUrl }) => (databaseUrl ? undefined : 'DATABASE_URL is not set'),
      env: ({ databaseUrl }) => ({ TEST_DATABASE: 'postgres', DATABASE_URL: databaseUrl }),
    }),
  ],
  e2e: [
    { title: 'Build', run: build },
    check('Nothing secret in the scripts of the browser', ['scripts/check-bundle.mjs']),
    { title: 'End-to-end tests', run: endToEnd },
  ],
};

function check(title, args) {
  return { title, run: async ({ env }) => counted(await runNode(args, { env })) };
}

function jest(title, args, { leaveOut, env: more = () => ({}) } = {}) {
  const run = async (context) => {
    const report = path.join(context.tempDir, `${title.replace(/\W+/g, '-')}.json`);
    const jestArgs = [
      '--experimental-vm-modules',
      BIN.jest,
      '--ci',
      '--json',
      `--outputFile=${report}`,
      ...args,
    ];
    const code = await runNode(jestArgs, { env: { ...context.env, ...more(context) } });
    return fs.existsSync(report) ? tallyOf(code, jestTally(report)) : counted(1);
  };
  return { title, run, leaveOut };
}

/** As often as the command line says: `npm run test:crash -- 50`. */
function crash(title, { leaveOut, env: more = () => ({}) } = {}) {
  return jest(title, ['--selectProjects', 'server', '--verbose', '--', 'crash.test'], {
    leaveOut,
    env: (context) => ({ ...more(context), CRASH_CYCLES: String(context.cycles ?? CRASH_CYCLES) }),
  });
}

async function build({ env }) {
  await ensureBuilt(env);
  return counted(0);
}

/** Pictures of screens are compared only when asked for: another browser draws them a little differently. */
const ON_REQUEST = '@visual';

/** Of all tests, or of those with one of the tags of the command line: `npm test -- e2e @seo`. */
async function endToEnd({ env, tempDir, tags, update }) {
  const browser = await findBrowser(env);
  const report = path.join(tempDir, 'e2e.json');
  const dataDir = path.join(tempDir, 'data');
  const result = await withTestShop({ env, dataDir }, async ({ origin, apiUrl, lineUrl, token }) => {
    const playwrightEnv = {
      ...env,
      CHROME_PATH: browser,
      E2E_ORIGIN: origin,
      E2E_API_URL: apiUrl,
      E2E_LINE_URL: lineUrl,
      E2E_DATA_DIR: dataDir,
      E2E_TOKEN: token,
      E2E_REPORT: report,
    };
    const only = tags.length > 0 ? ['--grep', tags.join('|')] : ['--grep-invert', ON_REQUEST];
    const renew = update ? ['--update-snapshots'] : [];
    const config = path.join(ROOT, 'e2e/playwright.config.ts');
    return runNode([BIN.playwright, 'test', '-c', config, ...only, ...renew], { env: playwrightEnv });
  });
  if (update) await shrinkPictures();
  const tally = fs.existsSync(report) ? tallyOf(result.code, playwrightTally(report)) : counted(1);
  if (result.stopCode !== 0) console.error(`The shop did not stop cleanly (${result.stopCode}).`);
  return { ...tally, failed: tally.failed + (result.stopCode === 0 ? 0 : 1) };
}

function counted(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
