import fs from 'node:fs';
import path from 'node:path';
import { findBrowser } from './find-browser.mjs';
import { listShops } from './open-test-shops.mjs';
import { runNode } from './run-tool.mjs';
import { ROOT } from './settings.mjs';
import { TOOLS } from './tools.mjs';

/** @import { TestShop } from './open-test-shops.mjs' */
/** @import { Env } from './process-env.mjs' */
/** @import { RunOptions } from './run-tool.mjs' */

/** The number of parallel browsers, for two cores. */
export const WORKERS = 2;

/** How long Jest may take to exit after it has written its report. */
const OVERDUE_AFTER_MS = 30_000;
const LOOK_EVERY_MS = 1000;

/**
 * Runs Jest; `report` is the file for its JSON report. Resolves with the exit code. A run that an open handle keeps
 * from exiting is killed and counts as failed.
 *
 * @param {string[]} args
 * @param {RunOptions & { report: string, overdueAfterMs?: number }} options
 */
export async function runJest(args, { report, overdueAfterMs = OVERDUE_AFTER_MS, ...options }) {
  const fixed = ['--experimental-vm-modules', TOOLS.jest, '--ci', '--json', `--outputFile=${report}`];
  fs.rmSync(report, { force: true });
  const overdue = new AbortController();
  /** @type {number | undefined} */
  let writtenAt;
  const look = setInterval(() => {
    if (fs.existsSync(report)) writtenAt ??= Date.now();
    if (writtenAt !== undefined && Date.now() - writtenAt > overdueAfterMs) overdue.abort();
  }, LOOK_EVERY_MS);
  try {
    return await runNode([...fixed, ...args], { ...options, signal: overdue.signal });
  } catch (error) {
    if (!overdue.signal.aborted) throw error;
    console.error('\nAll tests are done, but something that one of them left open keeps Jest from exiting.');
    return 1;
  } finally {
    clearInterval(look);
  }
}

/**
 * Runs Playwright on unused shops of `openTestShops`, by default with a worker per shop; `report` is the file for its
 * JSON report. Resolves with the exit code.
 *
 * @param {string[]} args
 * @param {RunOptions & { shops: TestShop[], workers?: number, env: Env, report: string }} options
 */
export async function runPlaywright(args, { shops, workers = shops.length, env, report, ...options }) {
  const list = `${report}.shops`;
  fs.rmSync(report, { force: true });
  listShops(list, shops);
  const playwrightEnv = {
    ...env,
    CHROME_PATH: await findBrowser(env, { orShell: true }),
    E2E_WHOLE_CHROME_PATH: await findBrowser(env),
    E2E_ORIGIN: undefined,
    E2E_SHOPS: list,
    E2E_WORKERS: String(workers),
    E2E_REPORT: report,
  };
  const config = path.join(ROOT, 'e2e/playwright.config.ts');
  return runNode([TOOLS.playwright, 'test', '-c', config, ...args], { env: playwrightEnv, ...options });
}
