import path from 'node:path';
import { findBrowser } from './find-browser.mjs';
import { runNode } from './run-tool.mjs';
import { ROOT } from './settings.mjs';

const JEST = 'node_modules/jest/bin/jest.js';
const PLAYWRIGHT = 'node_modules/playwright/cli.js';

/** Jest with these arguments; `report` is a file for its JSON. Returns the exit code. */
export function runJest(args, { report, ...options }) {
  const fixed = ['--experimental-vm-modules', JEST, '--ci', '--json', `--outputFile=${report}`];
  return runNode([...fixed, ...args], options);
}

/** Playwright with these arguments on a shop of `openTestShop`; `report` is a file for its JSON. Returns the exit code. */
export async function runPlaywright(args, { shop, env, report, ...options }) {
  const itsEnv = {
    ...env,
    CHROME_PATH: await findBrowser(env, { orShell: true }),
    E2E_WHOLE_CHROME_PATH: await findBrowser(env),
    E2E_ORIGIN: shop.origin,
    E2E_API_URL: shop.apiUrl,
    E2E_LINE_URL: shop.lineUrl,
    E2E_DATA_DIR: shop.dataDir,
    E2E_TOKEN: shop.token,
    E2E_REPORT: report,
  };
  const config = path.join(ROOT, 'e2e/playwright.config.ts');
  return runNode([PLAYWRIGHT, 'test', '-c', config, ...args], { env: itsEnv, ...options });
}
