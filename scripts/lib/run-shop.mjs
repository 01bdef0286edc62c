import { startChild } from './children.mjs';
import { keepRunning } from './keep-running.mjs';
import { nextSignal, npmGone } from './next-signal.mjs';
import { secretsFile } from './secrets.mjs';
import { shopEnv } from './shop-env.mjs';
import { untilReady } from './until-ready.mjs';
import { envFor } from './withheld-secrets.mjs';

/** @import { Settings } from './settings.mjs' */
/** @import { ShopEnv } from './shop-env.mjs' */
/** @import { Exit } from './children.mjs' */
/** @import { Env } from './process-env.mjs' */

/** @typedef {ReturnType<typeof startChild>} Child */
/** @typedef {{ api: string[], storefront: string[], nodeEnv: string }} Programs arguments for Node */
/** @typedef {[name: string, args: string[], env: Env, isReady: (child: Child) => Promise<void>]} Server */
/** @typedef {{ signal?: string, died?: string, code?: Exit }} End why the shop stops: a signal, or a program that ended */

/**
 * Runs the shop API (unless SHOP_API_URL names another one) and the storefront until a signal. A program that exits is
 * restarted. The shop stops when one does not start, or exits repeatedly.
 *
 * @param {Settings} settings
 * @param {Programs} programs
 * @returns the exit code: 0 after a signal, 1 when a server could not be kept running
 */
export async function runShop(settings, programs) {
  const env = shopEnv(settings, programs.nodeEnv);
  const apiEnv = envFor('api', env);
  // why: end-to-end tests put a fault-injecting proxy between the two (faulty-line.mjs)
  const storefrontEnv = {
    ...envFor('storefront', env),
    SHOP_API_URL: env.E2E_LINE_URL || env.SHOP_API_URL,
  };
  /** @type {{ stop: () => Promise<void> }[]} */
  const running = [];
  const signal = whenAskedToStop();
  /** @type {Promise<End>[]} */
  const givenUp = [];
  try {
    /** @type {Server} */
    const api = ['The shop API', programs.api, apiEnv, () => untilReady(`${env.SHOP_API_URL}/ready`)];
    /** @type {Server} */
    const storefront = ['The storefront', programs.storefront, storefrontEnv, (child) => child.ready];
    const servers = settings.foreignApi ? [storefront] : [api, storefront];
    for (const [name, args, programEnv, isReady] of servers) {
      const child = startChild(name, args, programEnv);
      running.unshift(child);
      const died = child.exited.then((code) => ({ died: name, code }));
      const first = await Promise.race([signal, ...givenUp, died, isReady(child)]);
      if (first) return report(first);
      const kept = keepRunning(name, child, () => startChild(name, args, programEnv));
      running[0] = kept;
      givenUp.push(kept.gaveUp);
    }
    greet(settings, env);
    return report(await Promise.race([signal, ...givenUp]));
  } finally {
    for (const program of running) await program.stop();
  }
}

/** @returns {Promise<End>} */
async function whenAskedToStop() {
  return { signal: (await Promise.race([nextSignal(), npmGone()])) ?? 'SIGHUP' };
}

/** @param {End} end */
function report({ signal, died, code }) {
  if (signal) {
    console.log('\nStopping the shop …');
    return 0;
  }
  console.error(`\n${died} ended unexpectedly (${code}). Stopping the shop.`);
  return 1;
}

/**
 * @param {Settings} settings
 * @param {ShopEnv} env
 */
function greet({ origin, foreignApi, dataDir }, { SHOP_API_URL, DEMO_MODE, DATABASE_URL, SHOP_TEST_MODE }) {
  /** @type {[label: string, value: string][]} */
  const lines = [['The shop is open', origin]];
  if (!foreignApi && DEMO_MODE === '1') lines.push(['Sign-in codes (demo SMS)', `${SHOP_API_URL}/demo/sms`]);
  lines.push(['Shop API', SHOP_API_URL]);
  if (!foreignApi)
    lines.push(['Database', DATABASE_URL ? 'PostgreSQL (DATABASE_URL)' : `embedded, in ${dataDir}`]);
  if (SHOP_TEST_MODE === '1')
    lines.push(['Test mode', `its token is OPERATOR_SECRET in ${secretsFile(dataDir)} (docs/testing.md)`]);
  const width = Math.max(...lines.map(([label]) => label.length)) + 2;
  console.log(`\n${lines.map(([label, value]) => `  ${`${label}:`.padEnd(width)} ${value}`).join('\n')}`);
  console.log('\n  Press Ctrl-C to stop.\n');
}
