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
/** What has been scrolled stands still. */
const SETTLED_MS = 300;
/** What a first press brings is here by then, and has run. */
const BETWEEN_PRESSES_MS = 4_000;

/** A phone of a quarter of this machine's speed on slow 4G. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** Has the page keep what web-vitals tells it; `bench` is read by `readVitals`. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(`${await fs.readFile(webVitalsScript(), 'utf8')};window.webVitals = webVitals;`);
  // why: functions with a name are compiled to calls of a helper that pages do not have
  await page.addInitScript(() => {
    const found = { lcpMs: 0, cls: 0, inpMs: 0 };
    const tell = { reportAllChanges: true };
    const { onLCP, onCLS, onINP } = Reflect.get(window, 'webVitals');
    onLCP((metric: { value: number }) => Reflect.set(found, 'lcpMs', metric.value), tell);
    onCLS((metric: { value: number }) => Reflect.set(found, 'cls', metric.value), tell);
    onINP((metric: { value: number }) => Reflect.set(found, 'inpMs', metric.value), {
      ...tell,
      durationThreshold: 16,
    });
    Reflect.set(window, 'bench', found);
  });
}

/** Bytes on the wire that came before the largest paint, headers included, as the browser counts them. */
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

/** As a finger does: the checks that Playwright makes before its own tap run in the page, and would be waited for. */
async function tapOn(page: Page, element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded({ timeout: 5_000 }).catch(() => undefined);
  const box = await element.boundingBox();
  if (!box) return;
  await page.waitForTimeout(SETTLED_MS);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** Presses what a page has for its shoppers: Add where there is one, then the search field. */
async function press(page: Page, target: Target): Promise<void> {
  const places = [...(target.add ? [target.add.button] : []), 'main button', 'input[type=search]'];
  for (const place of places) {
    const element = page.locator(place).locator('visible=true').first();
    if ((await element.count()) === 0) continue;
    await tapOn(page, element);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200))));
  }
}

/** All of it, and again when what the first presses have brought is here; a dialog that one has opened is closed first. */
async function pressTwice(page: Page, target: Target): Promise<void> {
  await press(page, target);
  await page.waitForTimeout(BETWEEN_PRESSES_MS);
  await page.keyboard.press('Escape');
  await press(page, target);
}

async function once(browser: Browser, target: Target, page: PageName): Promise<Vitals> {
  return onPhone(browser, target, async (tab) => {
    await slowDown(tab);
    await watch(tab);
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
