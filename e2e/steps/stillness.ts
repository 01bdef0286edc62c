import type { Page } from 'playwright/test';
import { expect } from '@/e2e/fixtures/test';

type Shift = { value: number; moved: string[] };

/** Records layout shifts from the first paint on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Reflect.set(window, 'shifts', shifts);
    const describe = (source: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }): string => {
      const [from, to] = [source.previousRect, source.currentRect].map(({ x, y, width, height }) =>
        [x, y, width, height].map(Math.round).join(' '),
      );
      const element = source.node instanceof Element ? source.node : source.node?.parentElement;
      return `${element?.localName} "${source.node?.textContent?.slice(0, 40)}": ${from} → ${to}`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push({
          value: Number(Reflect.get(entry, 'value')),
          moved: Reflect.get(entry, 'sources').map(describe),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Holds requests for `url`; the returned function releases them and waits for the response. */
export async function hold(page: Page, url: string): Promise<() => Promise<void>> {
  let letCome = () => {};
  const allowed = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(url, async (route) => {
    await allowed;
    await route.continue();
  });
  return async () => {
    const answer = page.waitForResponse(url);
    letCome();
    await answer;
    await page.unroute(url);
  };
}

/** Discards the shifts recorded so far. */
export async function forgetShifts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await painted();
    await painted();
    Reflect.get(window, 'shifts').length = 0;
  });
}

/** Browsers report a total below this as 0.00. */
const NOTHING = 0.005;

export async function expectStill(page: Page): Promise<void> {
  const shifts: Shift[] = await page.evaluate(async () => {
    await document.fonts.ready;
    const painted = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await painted();
    await painted();
    return Reflect.get(window, 'shifts');
  });
  const sum = shifts.reduce((before, { value }) => before + value, 0);
  expect(sum, `${page.url()} ${JSON.stringify(shifts, undefined, 1)}`).toBeLessThan(NOTHING);
}
