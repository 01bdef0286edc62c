import type { Page } from 'playwright';

/** After this time an unused page loads its scripts (`UNUSED_MS` of lib/start/start.ts). */
const UNUSED_MS = 6_000;

/** Holds the page's timer for unused pages until `fireUnusedTimer`, so that slow machines do not trigger it. */
export async function holdUnusedTimer(page: Page): Promise<void> {
  await page.addInitScript((unusedMs) => {
    const start = window.setTimeout.bind(window);
    Reflect.set(window, 'setTimeout', (run: () => void, ms = 0) => {
      if (ms !== unusedMs) return start(run, ms);
      Reflect.set(window, 'fireUnusedTimer', run);
      return 0;
    });
  }, UNUSED_MS);
}

export async function fireUnusedTimer(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.get(window, 'fireUnusedTimer')());
}
