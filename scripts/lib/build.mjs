import path from 'node:path';
import { clearOtherStamp, clearStamp, hashOfInputs, isBuiltFrom, writeStamp } from './build-stamp.mjs';
import { buildSteps } from './build-steps.mjs';
import { requireNoOpenShop } from './open-shops.mjs';
import { Refusal } from './refusal.mjs';
import { runNode } from './run-tool.mjs';

/** @import { Env } from './process-env.mjs' */

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
  for (const [program, ...args] of buildSteps(distDir)) {
    const code = await runNode([program, ...args], { env: buildEnv });
    if (code !== 0) throw new Refusal(`The build failed (${path.basename(program)}): see above.`);
  }
  writeStamp(hash);
}

/**
 * Call before the shop API alone is built: marks a build from other sources as incomplete.
 *
 * @param {Env} env
 * @returns whether the last build is outdated, so that building has a use
 * @throws Refusal when it is, and a shop runs the files that a build would replace
 */
export async function prepareApiBuild(env) {
  const { hash, isBuilt } = lastBuild(env);
  if (isBuilt) return false;
  await requireNoOpenShop();
  clearOtherStamp(hash);
  return true;
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
