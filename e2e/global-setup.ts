import { chromium, type FullConfig } from 'playwright/test';
import { reset } from '@/lib/contract/test-mode';
import { askTestMode } from './fixtures/ask-test-mode';
import { settings } from './fixtures/settings';

/** Shops that are kept open are the sample shop again when a run begins: the last one has bought from them. */
export default async function beginAnew({ projects }: FullConfig): Promise<void> {
  if (projects.some(({ name }) => name.startsWith('chromium'))) await requireChromium();
  const keptOpen = settings.shops.filter(({ isKeptOpen }) => isKeptOpen);
  await Promise.all(keptOpen.map((shop) => askTestMode(reset, {}, shop)));
}

/** @throws Error that says how to name a browser, where Playwright would ask for a download. */
async function requireChromium(): Promise<void> {
  if (settings.browserPath) return;
  try {
    await (await chromium.launch()).close();
  } catch (cause) {
    const how = '`npm run test-shop` finds an installed one; without it CHROME_PATH names the program';
    throw new Error(`Which Chromium? ${how} (docs/testing.md).`, { cause });
  }
}
