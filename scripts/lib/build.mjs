import path from 'node:path';
import { clearStamp, hashOfInputs, isBuiltFrom, writeStamp } from './build-stamp.mjs';
import { requireNoOpenShop } from './open-shops.mjs';
import { Refusal } from './refuse.mjs';
import { runNode } from './run-tool.mjs';
import { ROOT } from './settings.mjs';

/** @import { Env } from './types.mjs' */

const NEXT = path.join(ROOT, 'node_modules/next/dist/bin/next');

/**
 * Builds the storefront and the shop API when their sources or APP_ORIGIN changed since the last build.
 *
 * @param {Env} env
 */
export async function ensureBuilt(env) {
  const { distDir, hash, isBuilt } = lastBuild(env);
  if (isBuilt) return;
  await requireNoOpenShop();
  console.log('Building the shop (once, and again when its sources or APP_ORIGIN change) …');
  clearStamp();
  const buildEnv = { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const steps = [
    [NEXT, 'build'],
    ['scripts/build-api.mjs'],
    ['scripts/build-storefront.mjs'],
    ['scripts/join-scripts.mjs', distDir],
    ['scripts/build-worker.mjs', distDir],
    ['scripts/compile-early.mjs', path.join(distDir, 'static')],
    ['scripts/precompress.mjs', path.join(distDir, 'static')],
    ['scripts/precompress.mjs', path.join('dist', 'worker')],
  ];
  for (const [program = '', ...args] of steps) {
    const code = await runNode([program, ...args], { env: buildEnv });
    if (code !== 0) throw new Refusal(`The build failed (${path.basename(program)}): see above.`);
  }
  writeStamp(hash);
}

/**
 * @param {Env} env
 * @throws Refusal when a build is needed while a shop runs the files it would replace
 */
export async function requireRoomToBuild(env) {
  if (!lastBuild(env).isBuilt) await requireNoOpenShop();
}

/** @param {Env} env */
function lastBuild(env) {
  const distDir = env.NEXT_DIST_DIR || '.next';
  const hash = hashOfInputs(env.APP_ORIGIN);
  return { distDir, hash, isBuilt: isBuiltFrom(hash, distDir) };
}
