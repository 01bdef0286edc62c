import fs from 'node:fs/promises';
import type { Browser, Locator, Page } from 'playwright';
import { onPhone } from '../browser';
import { type PagePaint, type Vitals, vitalsSchema } from '../result';
import type { PageName, Target } from '../target';
import { webVitalsScript } from '../tools';
import { medianOf } from './median';

/** Lighthouse's slow 4G, as its DevTools throttling has it. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const CPU_SLOWDOWN = 4;
/** After scrolling, until the page is still. */
const SETTLED_MS = 300;
/** By then the scripts loaded by a first tap have run. */
const BETWEEN_PRESSES_MS = 4_000;

/** Emulates slow 4G and a CPU at a quarter of this machine's speed. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** Makes the page collect its web vitals in `window.bench`, for `readVitals`. */
async function collectVitals(page: Page): Promise<void> {
  await page.addInitScript(`${await fs.readFile(webVitalsScript(), 'utf8')};window.webVitals = webVitals;`);
  // why: no named functions, since esbuild compiles them to calls of a helper that the page lacks
  await page.addInitScript(() => {
    const found = { lcpMs: 0, cls: 0, inpMs: 0 };
    const options = { reportAllChanges: true };
    const { onLCP, onCLS, onINP } = Reflect.get(window, 'webVitals');
    onLCP((metric: { value: number }) => Reflect.set(found, 'lcpMs', metric.value), options);
    onCLS((metric: { value: number }) => Reflect.set(found, 'cls', metric.value), options);
    onINP((metric: { value: number }) => Reflect.set(found, 'inpMs', metric.value), {
      ...options,
      durationThreshold: 16,
    });
    Reflect.set(window, 'bench', found);
  });
}

/** The web vitals. `beforeLcp` are the bytes on the wire before the largest paint, headers included. */
async function readVitals(page: Page): Promise<Vitals> {
  const found: unknown = await page.evaluate(() => {
    const found = Reflect.get(window, 'bench');
    const entries = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ].filter((entry) => entry instanceof PerformanceResourceTiming);
    const before = entries.filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= found.lcpMs);
    return { ...found, beforeLcp: before.reduce((sum, { transferSize }) => sum + transferSize, 0) };
  });
  return vitalsSchema.parse(found);
}

/** Taps by coordinates: the checks before Playwright's own `tap` run in the page and would delay it. */
async function tapOn(page: Page, element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded({ timeout: 5_000 }).catch(() => undefined);
  const box = await element.boundingBox();
  if (!box) return;
  await page.waitForTimeout(SETTLED_MS);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** Taps Add if there is one, the first button and the search field. */
async function press(page: Page, target: Target): Promise<void> {
  const selectors = [...(target.add ? [target.add.button] : []), 'main button', 'input[type=search]'];
  for (const selector of selectors) {
    const element = page.locator(selector).locator('visible=true').first();
    if ((await element.count()) === 0) continue;
    await tapOn(page, element);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200))));
  }
}

/** Taps everything, then again once the scripts loaded by the first taps are here. Closes an open dialog between. */
async function pressTwice(page: Page, target: Target): Promise<void> {
  await press(page, target);
  await page.waitForTimeout(BETWEEN_PRESSES_MS);
  await page.keyboard.press('Escape');
  await press(page, target);
}

async function once(browser: Browser, target: Target, page: PageName): Promise<Vitals> {
  return onPhone(browser, target, async (tab) => {
    await slowDown(tab);
    await collectVitals(tab);
    await tab.goto(new URL(target.pages[page] ?? '/', target.origin).href, { waitUntil: 'networkidle' });
    await pressTwice(tab, target);
    return readVitals(tab);
  });
}

export async function measurePaint(
  browser: Browser,
  target: Target,
  page: PageName,
  times: number,
): Promise<PagePaint> {
  const runs: Vitals[] = [];
  for (let run = 0; run < times; run++) runs.push(await once(browser, target, page));
  const median = (name: keyof Vitals) => medianOf(runs.map((run) => run[name]));
  return {
    page,
    lcpMs: median('lcpMs'),
    cls: median('cls'),
    inpMs: median('inpMs'),
    beforeLcp: median('beforeLcp'),
  };
}
