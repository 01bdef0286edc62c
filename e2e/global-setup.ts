import fs from 'node:fs';
import { chromium } from 'playwright/test';
import { reset } from '@/lib/contract/test-mode';
import { askTestMode } from './fixtures/ask-test-mode';
import { settings } from './fixtures/settings';

/** Shops that are kept open are the sample shop again when a run begins: the last one has bought from them. */
export default async function beginAnew(): Promise<void> {
  requireBrowser();
  const keptOpen = settings.shops.filter(({ isKeptOpen }) => isKeptOpen);
  await Promise.all(keptOpen.map((shop) => askTestMode(reset, {}, shop)));
}

/** @throws Error that says how to name one, where Playwright would ask for a download. */
function requireBrowser(): void {
  if (settings.browserPath || fs.existsSync(chromium.executablePath())) return;
  throw new Error(
    'Which browser? `npm run test-shop` finds an installed one; without it CHROME_PATH names the program (docs/testing.md).',
  );
}
