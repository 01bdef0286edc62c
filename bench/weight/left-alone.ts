import type { Page } from 'playwright';

/** After that a page has its scripts though nobody has used it (`UNUSED_MS` of lib/start/start.ts). */
const SIX_SECONDS_MS = 6_000;

/** Has the time that a page waits to be used pass when `leaveAlone` says so, however slow the machine is. */
export async function stopWaiting(page: Page): Promise<void> {
  await page.addInitScript((waitedMs) => {
    const start = window.setTimeout.bind(window);
    Reflect.set(window, 'setTimeout', (run: () => void, ms = 0) => {
      if (ms !== waitedMs) return start(run, ms);
      Reflect.set(window, 'leaveAlone', run);
      return 0;
    });
  }, SIX_SECONDS_MS);
}

export async function leaveAlone(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.get(window, 'leaveAlone')());
}
