import fs from 'node:fs';
import path from 'node:path';
import { runJest } from './run-suite.mjs';
import { runNode } from './run-tool.mjs';
import { jestTally, tallyOf } from './tally.mjs';

/** @import { Env } from './process-env.mjs' */
/** @import { Tally } from './tally.mjs' */

/**
 * @typedef {object} Context what the command line and the environment say
 * @property {string} tempDir
 * @property {Env} env
 * @property {string} [databaseUrl]
 * @property {string} [redisUrl]
 * @property {string} [cycles] how many times the crash suite kills the API
 * @property {boolean} long
 * @property {string[]} tags
 * @property {boolean} update
 *
 * @typedef {(context: Context) => string | undefined} SkipReason why a suite cannot run here, or undefined
 * @typedef {{ title: string, run: (context: Context) => Promise<Tally>, skipReason?: SkipReason }} Suite
 * @typedef {{ skipReason?: SkipReason, env?: (context: Context) => Env }} JestOptions `env` is added to the context's
 */

const CRASH_CYCLES = 5;

/**
 * A suite that is one script or tool.
 *
 * @param {string} title
 * @param {string[]} args
 * @returns {Suite}
 */
export function check(title, args) {
  return { title, run: async ({ env }) => counted(await runNode(args, { env })) };
}

/**
 * @param {string} title
 * @param {string[]} args
 * @param {JestOptions} options
 * @returns {Suite}
 */
export function jest(title, args, { skipReason, env: more = () => ({}) } = {}) {
  const run = async (/** @type {Context} */ context) => {
    const report = path.join(context.tempDir, `${title.replace(/\W+/g, '-')}.json`);
    const code = await runJest(args, { report, env: { ...context.env, ...more(context) } });
    return fs.existsSync(report) ? tallyOf(code, jestTally(report)) : counted(1);
  };
  return { title, run, skipReason };
}

/**
 * Kills the API as many times as the command line says: `npm run test:crash -- 50`.
 *
 * @param {string} title
 * @param {JestOptions} options
 */
export function crash(title, { skipReason, env: more = () => ({}) } = {}) {
  return jest(title, ['--selectProjects', 'server', '--verbose', '--', 'crash.test'], {
    skipReason,
    env: (context) => ({ ...more(context), CRASH_CYCLES: String(context.cycles ?? CRASH_CYCLES) }),
  });
}

/**
 * Chaos tests that start their own server or mount their own disk.
 *
 * @param {string} title
 * @param {string} kind
 * @param {SkipReason} skipReason
 */
export function withOwn(title, kind, skipReason) {
  return jest(title, ['--selectProjects', 'server', '--runInBand', '--verbose', '--', `${kind}\\.test`], {
    skipReason,
    env: ({ long }) => ({ CHAOS: long ? 'long' : 'short', OWN_SERVERS: '1' }),
  });
}

/**
 * @param {number} code
 * @returns {Tally}
 */
export function counted(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
