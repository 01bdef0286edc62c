import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { runJest, runPlaywright, WORKERS } from './run-suite.mjs';
import { runNode } from './run-tool.mjs';
import { shrinkPictures } from './shrink-pictures.mjs';
import { jestTally, playwrightTally, tallyOf } from './tally.mjs';
import { withTestShops } from './test-shop.mjs';

const BIN = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  next: 'node_modules/next/dist/bin/next',
  tsc: 'node_modules/typescript/bin/tsc',
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
    check('Documents', ['scripts/check-docs.mjs']),
    check('Rules of the spec', ['scripts/check-rules.mjs']),
    check('Lockfile and floors', ['scripts/check-supply.mjs']),
    check('Regular expressions', ['scripts/check-expressions.mjs']),
    check('Bugs to plant', ['scripts/check-bugs.mjs']),
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
  chaos: [
    { title: 'Build', run: build },
    jest('Bad days', ['--selectProjects', 'server', '--runInBand', '--verbose', '--', 'chaos/'], {
      env: ({ long, redisUrl }) => ({
        CHAOS: long ? 'long' : 'short',
        ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
      }),
    }),
    jest(
      'Several instances behind nginx',
      ['--selectProjects', 'server', '--verbose', '--', 'chaos/scale-out'],
      {
        leaveOut: whatScaleOutLacks,
        env: ({ long, databaseUrl, redisUrl }) => ({
          CHAOS: long ? 'long' : 'short',
          TEST_DATABASE: 'postgres',
          DATABASE_URL: databaseUrl,
          REDIS_URL: redisUrl,
        }),
      },
    ),
    withOwn('A PostgreSQL server that is killed', 'own-postgres', () => lackOf('initdb')),
    withOwn('A disk that is full', 'own-disk', whatSmallDiskLacks),
    withOwn(
      'A disk of PostgreSQL that is full',
      'own-pgdisk',
      () => lackOf('initdb') ?? whatSmallDiskLacks(),
    ),
    withOwn('A Redis server that is killed', 'own-redis', () => lackOf('redis-server')),
  ],
  e2e: [
    { title: 'Build', run: build },
    check('Nothing secret in the scripts of the browser', ['scripts/check-bundle.mjs']),
    { title: 'Weight of pages', run: weighPages, leaveOut: isNoneOfWeight },
    { title: 'End-to-end tests', run: endToEnd, leaveOut: isWeightAlone },
  ],
};

function check(title, args) {
  return { title, run: async ({ env }) => counted(await runNode(args, { env })) };
}

function jest(title, args, { leaveOut, env: more = () => ({}) } = {}) {
  const run = async (context) => {
    const report = path.join(context.tempDir, `${title.replace(/\W+/g, '-')}.json`);
    const code = await runJest(args, { report, env: { ...context.env, ...more(context) } });
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

/** Tests of bad days that start a server of their own. */
function withOwn(title, kind, leaveOut) {
  return jest(title, ['--selectProjects', 'server', '--runInBand', '--verbose', '--', `${kind}\\.test`], {
    leaveOut,
    env: ({ long }) => ({ CHAOS: long ? 'long' : 'short', OWN_SERVERS: '1' }),
  });
}

function lackOf(program, question = '--version') {
  return spawnSync(program, [question]).error ? `${program} is not installed` : undefined;
}

/** It is made in memory and mounted, by Linux and as root. */
function whatSmallDiskLacks() {
  const place = fs.mkdtempSync(path.join(os.tmpdir(), 'koodai-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'koodai', place]);
  if (status === 0) spawnSync('umount', [place]);
  fs.rmdirSync(place);
  return status === 0 ? undefined : 'only root of a Linux may mount a small disk';
}

function whatScaleOutLacks({ databaseUrl, redisUrl }) {
  if (!databaseUrl) return 'DATABASE_URL is not set';
  if (!redisUrl) return 'REDIS_URL is not set';
  return lackOf('nginx', '-v');
}

async function build({ env }) {
  await ensureBuilt(env);
  return counted(0);
}

/** Pictures of screens are compared only when asked for: another browser draws them a little differently. */
const ON_REQUEST = '@visual';
/** In a shop that no other test has changed. */
const WEIGHT = '@weight';

function isNoneOfWeight({ tags }) {
  return tags.length === 0 || tags.includes(WEIGHT) ? undefined : `${WEIGHT} was not asked for`;
}

function isWeightAlone({ tags }) {
  return tags.length > 0 && tags.every((tag) => tag === WEIGHT) ? 'nothing else was asked for' : undefined;
}

function weighPages(context) {
  return browserTests(context, 'weight', ['--grep', WEIGHT], 1);
}

/**
 * Of all tests, or of those with one of the tags of the command line: `npm test -- e2e @seo`. Each worker has a shop of
 * its own, so that no test meets what another one changes.
 */
async function endToEnd(context) {
  const { tags, update } = context;
  const wanted = tags.length > 0 ? ['--grep', tags.join('|')] : [];
  const not = [...(tags.length > 0 ? [] : [ON_REQUEST]), WEIGHT];
  const renew = update ? ['--update-snapshots=all'] : [];
  const tally = await browserTests(
    context,
    'e2e',
    [...wanted, '--grep-invert', not.join('|'), ...renew],
    WORKERS,
  );
  if (update) await shrinkPictures();
  return tally;
}

/** Playwright with these arguments, in as many shops that are opened for it. */
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

function counted(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
