import path from 'node:path';
import { findBrowser } from './find-browser.mjs';
import { runNode } from './run-tool.mjs';
import { ROOT } from './settings.mjs';
import { listShops } from './test-shop.mjs';

const JEST = 'node_modules/jest/bin/jest.js';
const PLAYWRIGHT = 'node_modules/playwright/cli.js';

/** Browsers that test at the same time; for two cores. */
export const WORKERS = 2;

/** Jest with these arguments; `report` is a file for its JSON. Returns the exit code. */
export function runJest(args, { report, ...options }) {
  const fixed = ['--experimental-vm-modules', JEST, '--ci', '--json', `--outputFile=${report}`];
  return runNode([...fixed, ...args], options);
}

/**
 * Playwright with these arguments on shops of `openTestShops` that nobody has used yet, with `workers`, one for each
 * shop unless told otherwise; `report` is a file for its JSON. Returns the exit code.
 */
export async function runPlaywright(args, { shops, workers = shops.length, env, report, ...options }) {
  const list = `${report}.shops`;
  listShops(list, shops);
  const itsEnv = {
    ...env,
    CHROME_PATH: await findBrowser(env, { orShell: true }),
    E2E_WHOLE_CHROME_PATH: await findBrowser(env),
    E2E_ORIGIN: undefined,
    E2E_SHOPS: list,
    E2E_WORKERS: String(workers),
    E2E_REPORT: report,
  };
  const config = path.join(ROOT, 'e2e/playwright.config.ts');
  return runNode([PLAYWRIGHT, 'test', '-c', config, ...args], { env: itsEnv, ...options });
}
