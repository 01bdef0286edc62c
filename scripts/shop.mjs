import fs from 'node:fs';
import path from 'node:path';
import { hashOfInputs, isBuiltFrom } from './lib/build-stamp.mjs';
import { demoModeOf } from './lib/demo-mode.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { Refusal } from './lib/refuse.mjs';
import { runMain } from './lib/run-main.mjs';
import { runNode } from './lib/run-tool.mjs';
import { localSecrets } from './lib/secrets.mjs';
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
    ...localSecrets(dataDir, env),
    DATA_DIR: dataDir,
    DEMO_MODE: env.DEMO_MODE || demoModeOf(origin),
  };
  return runNode(['--enable-source-maps', ...programFor(env), ...process.argv.slice(2)], { env: shopEnv });
});

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
