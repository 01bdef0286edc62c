import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { withTestShops } from './open-test-shops.mjs';
import { runPlaywright, WORKERS } from './run-suite.mjs';
import { shrinkPictures } from './shrink-pictures.mjs';
import { check, counted, crash, jest, withOwn } from './suite-kinds.mjs';
import { playwrightTally, tallyOf } from './tally.mjs';
import { TOOLS } from './tools.mjs';

/** @import { Context, SkipReason, Suite } from './suite-kinds.mjs' */

/** @satisfies {Record<string, Suite[]>} */
export const SUITES = {
  lint: [
    check('Format and lint', [TOOLS.biome, 'ci', '.', ...(process.stdout.isTTY ? [] : ['--colors=off'])]),
    check('Types of the routes', [TOOLS.next, 'typegen']),
    check('Types', [TOOLS.tsc, '--noEmit', '-p', '.']),
    check('Types of the scripts', [TOOLS.tsc, '--noEmit', '-p', 'tsconfig.scripts.json']),
    check('Import rules', ['scripts/check-imports.mjs']),
    check('File size', ['scripts/check-size.mjs']),
    check('Environment example', ['scripts/check-env.mjs']),
    check('List of dependencies', ['scripts/check-dependencies.mjs']),
    check('Documents', ['scripts/check-docs.mjs']),
    check('Rules of the spec', ['scripts/check-rules.mjs']),
    check('Lockfile and floors', ['scripts/check-supply.mjs']),
    check('Regular expressions', ['scripts/check-expressions.mjs']),
    check('Bugs to plant', ['scripts/check-bugs.mjs']),
  ],
  unit: [
    jest('Unit, component and API tests (embedded database)', []),
    jest('API tests on PostgreSQL', ['--selectProjects', 'server', '--', 'shop-api'], {
      skipReason: ({ databaseUrl }) => (databaseUrl ? undefined : 'DATABASE_URL is not set'),
      env: ({ databaseUrl, redisUrl }) => ({
        TEST_DATABASE: 'postgres',
        DATABASE_URL: databaseUrl,
        ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
      }),
    }),
    jest('Tests on Redis', ['--selectProjects', 'server', '--', 'redis.test'], {
      skipReason: ({ redisUrl }) => (redisUrl ? undefined : 'REDIS_URL is not set'),
      env: ({ redisUrl }) => ({ REDIS_URL: redisUrl }),
    }),
  ],
  crash: [
    check('Build of the shop API', ['scripts/build-api.mjs']),
    crash('Orders through kill -9 (embedded database)'),
    crash('Orders through kill -9 on PostgreSQL', {
      skipReason: ({ databaseUrl }) => (databaseUrl ? undefined : 'DATABASE_URL is not set'),
      env: ({ databaseUrl }) => ({ TEST_DATABASE: 'postgres', DATABASE_URL: databaseUrl }),
    }),
  ],
  chaos: [
    { title: 'Build', run: build },
    jest('Chaos tests', ['--selectProjects', 'server', '--runInBand', '--verbose', '--', 'chaos/'], {
      env: ({ long, redisUrl }) => ({
        CHAOS: long ? 'long' : 'short',
        ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
      }),
    }),
    jest(
      'Several instances behind nginx',
      ['--selectProjects', 'server', '--verbose', '--', 'chaos/scale-out'],
      {
        skipReason: whyNoScaleOut,
        env: ({ long, databaseUrl, redisUrl }) => ({
          CHAOS: long ? 'long' : 'short',
          TEST_DATABASE: 'postgres',
          DATABASE_URL: databaseUrl,
          REDIS_URL: redisUrl,
        }),
      },
    ),
    withOwn('A PostgreSQL server that is killed', 'own-postgres', () => whyMissing('initdb')),
    withOwn('A disk that is full', 'own-disk', whyNoSmallDisk),
    withOwn(
      'A disk of PostgreSQL that is full',
      'own-pgdisk',
      () => whyMissing('initdb') ?? whyNoSmallDisk(),
    ),
    withOwn('A Redis server that is killed', 'own-redis', () => whyMissing('redis-server')),
  ],
  e2e: [
    { title: 'Build', run: build },
    check('Nothing secret in the scripts of the browser', ['scripts/check-bundle.mjs']),
    { title: 'Weight of pages', run: weighPages, skipReason: whyNoWeight },
    { title: 'End-to-end tests', run: endToEnd, skipReason: whyOnlyWeight },
  ],
};

/** @param {string} program */
function whyMissing(program, versionFlag = '--version') {
  return spawnSync(program, [versionFlag]).error ? `${program} is not installed` : undefined;
}

/** Why no tmpfs can be mounted, which needs root on Linux; undefined when it can. */
function whyNoSmallDisk() {
  const place = fs.mkdtempSync(path.join(os.tmpdir(), 'koodai-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'koodai', place]);
  if (status === 0) spawnSync('umount', [place]);
  fs.rmdirSync(place);
  return status === 0 ? undefined : 'mounting a small disk needs root on Linux';
}

/** @type {SkipReason} */
function whyNoScaleOut({ databaseUrl, redisUrl }) {
  if (!databaseUrl) return 'DATABASE_URL is not set';
  if (!redisUrl) return 'REDIS_URL is not set';
  return whyMissing('nginx', '-v');
}

/** @param {Context} context */
async function build({ env }) {
  await ensureBuilt(env);
  return counted(0);
}

/** Screenshots are compared only on request: each browser renders them slightly differently. */
const ON_REQUEST = '@visual';
/** Page weight is measured in a shop that no other test has changed. */
const WEIGHT = '@weight';

/** @type {SkipReason} */
function whyNoWeight({ tags }) {
  return tags.length === 0 || tags.includes(WEIGHT) ? undefined : `${WEIGHT} was not asked for`;
}

/** @type {SkipReason} */
function whyOnlyWeight({ tags }) {
  return tags.length > 0 && tags.every((tag) => tag === WEIGHT) ? 'nothing else was asked for' : undefined;
}

/** @param {Context} context */
function weighPages(context) {
  return browserTests(context, 'weight', ['--grep', WEIGHT], 1);
}

/**
 * Runs all end-to-end tests, or those with a tag of the command line: `npm test -- e2e @seo`. Each worker has its own
 * shop, so that tests do not affect each other.
 *
 * @param {Context} context
 */
async function endToEnd(context) {
  const { tags, update } = context;
  const included = tags.length > 0 ? ['--grep', tags.join('|')] : [];
  const excluded = [...(tags.length > 0 ? [] : [ON_REQUEST]), WEIGHT];
  const updateFlag = update ? ['--update-snapshots=all'] : [];
  const tally = await browserTests(
    context,
    'e2e',
    [...included, '--grep-invert', excluded.join('|'), ...updateFlag],
    WORKERS,
  );
  if (update) await shrinkPictures();
  return tally;
}

/**
 * Runs Playwright on `count` shops opened for it.
 *
 * @param {Context} context
 * @param {string} name
 * @param {string[]} args
 * @param {number} count
 */
async function browserTests({ env, tempDir }, name, args, count) {
  const report = path.join(tempDir, `${name}.json`);
  const dataDir = path.join(tempDir, `data-${name}`);
  const result = await withTestShops({ count, env, dataDir }, (shops) =>
    runPlaywright(args, { shops, workers: WORKERS, env, report }),
  );
  const tally = fs.existsSync(report) ? tallyOf(result.code, playwrightTally(report)) : counted(1);
  if (result.stopCode !== 0) console.error(`A shop did not stop cleanly (${result.stopCode}).`);
  return { ...tally, failed: tally.failed + (result.stopCode === 0 ? 0 : 1) };
}
