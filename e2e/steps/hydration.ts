import type { Page } from 'playwright/test';

/** Call it before the page is opened. Resolves with what waits until the current document handles presses by script. */
export async function watchHydration(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    document.addEventListener('hydrated', () => Reflect.set(window, 'isHydrated', true));
  });
  return () => page.waitForFunction(() => Reflect.has(window, 'isHydrated'));
}
