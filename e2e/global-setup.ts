import { chromium, type FullConfig } from 'playwright/test';
import { reset } from '@/lib/contract/test-mode';
import { askTestMode } from './fixtures/ask-test-mode';
import { settings } from './fixtures/settings';

/** Resets shops that are kept open (`npm run test-shop`), as the previous run has changed them. */
export default async function resetKeptShops({ projects }: FullConfig): Promise<void> {
  if (projects.some(({ name }) => name.startsWith('chromium'))) await requireChromium();
  const keptOpen = settings.shops.filter(({ isKeptOpen }) => isKeptOpen);
  await Promise.all(keptOpen.map((shop) => askTestMode(reset, {}, shop)));
}

/** @throws Error that says how to choose a browser, as Playwright's own error suggests a download. */
async function requireChromium(): Promise<void> {
  if (settings.browserPath) return;
  try {
    await (await chromium.launch()).close();
  } catch (cause) {
    const how = '`npm run test-shop` finds an installed one; without it CHROME_PATH names the program';
    throw new Error(`Which Chromium? ${how} (docs/testing.md).`, { cause });
  }
}
