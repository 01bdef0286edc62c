import fs from 'node:fs';
import path from 'node:path';
import { hashOfInputs, isBuiltFrom } from './lib/build-stamp.mjs';
import { demoModeOf } from './lib/demo-mode.mjs';
import { asksForHelp } from './lib/help.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { Refusal } from './lib/refusal.mjs';
import { runMain } from './lib/run-main.mjs';
import { runNode } from './lib/run-tool.mjs';
import { secretsOfShop } from './lib/secrets.mjs';
import { ROOT, readSettings } from './lib/settings.mjs';

/** @import { Env } from './lib/process-env.mjs' */

const BUILT = path.join(ROOT, 'dist/shop-api/shop.cjs');
const FROM_SOURCES = ['--import', 'tsx', path.join(ROOT, 'shop-api/shop.ts')];

await runMain(async () => {
  const { env, dataDir, foreignApi, origin } = readSettings();
  if (foreignApi) {
    throw new Refusal('SHOP_API_URL names another shop API. Its operator has the commands for it.');
  }
  await ensureInstalled();
  const shopEnv = {
    ...env,
    DATA_DIR: dataDir,
    DEMO_MODE: env.DEMO_MODE || demoModeOf(origin),
    INIT_CWD: env.INIT_CWD || process.cwd(),
  };
  const program = ['--enable-source-maps', ...programFor(env), ...process.argv.slice(2)];
  return runNode(program, { env: { ...shopEnv, ...secretsFor(dataDir, env, shopEnv) } }).catch((error) => {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(
      `${error.message} Check whether the command was carried out before you repeat it.`,
      error.exitCode,
    );
  });
});

/**
 * The secrets of a command, or as SETTINGS_REFUSED why it may not run: the program says so only after it has understood
 * the command.
 *
 * @param {string} dataDir
 * @param {Env} given
 * @param {Env} used
 * @returns {Env}
 */
function secretsFor(dataDir, given, used) {
  const [first = 'help'] = process.argv.slice(2);
  if (first === 'help' || asksForHelp()) return {};
  try {
    const secrets = secretsOfShop(dataDir, given);
    requireSms(given, used);
    return secrets;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { SETTINGS_REFUSED: error.message };
  }
}

/**
 * Without its SMS settings a command would leave out the SMS that the shop would send.
 *
 * @param {Env} given
 * @param {Env} used
 */
function requireSms(given, used) {
  if (!given.DATABASE_URL || given.DEMO_MODE || used.DEMO_MODE === '1' || given.MSG91_AUTH_KEY) return;
  throw new Refusal(
    'DATABASE_URL is set, but MSG91_AUTH_KEY is not. Commands need all settings of the shop that uses this database; ' +
      'DEMO_MODE=0 says that it sends no SMS.',
  );
}

/**
 * The built program when it is up to date, else the sources, run by tsx.
 *
 * @param {Env} env
 */
function programFor(env) {
  const isBuilt =
    fs.existsSync(BUILT) && isBuiltFrom(hashOfInputs(env.APP_ORIGIN), env.NEXT_DIST_DIR || '.next');
  return isBuilt ? [BUILT] : FROM_SOURCES;
}
