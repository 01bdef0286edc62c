import type { Browser, Page } from 'playwright';
import { onPhone } from '../browser';
import type { Presses } from '../result';
import type { PageName, Target } from '../target';
import { medianOf } from './median';
import { slowDown } from './paint';

async function arrive(tab: Page, { origin, pages }: Target, page: PageName): Promise<void> {
  await slowDown(tab);
  await tab.goto(new URL(pages[page] ?? '/', origin).href, { waitUntil: 'networkidle' });
}

/** Milliseconds from the tap on a card until the heading of its product is shown. */
async function open(tab: Page, { page, card, heading }: NonNullable<Target['open']>, target: Target) {
  await arrive(tab, target, page);
  const link = tab.locator(card).locator('visible=true').first();
  const name = ((await link.textContent()) ?? '').trim();
  await link.scrollIntoViewIfNeeded();
  const startedAt = performance.now();
  await link.tap();
  await tab.locator(heading, { hasText: name }).first().waitFor();
  return performance.now() - startedAt;
}

/** Milliseconds from the tap on Add until the cart's count changes. */
async function add(tab: Page, { page, button, count }: NonNullable<Target['add']>, target: Target) {
  await arrive(tab, target, page);
  const shown = tab.locator(count).locator('visible=true').first();
  const before = ((await shown.textContent()) ?? '').trim();
  const pressed = tab.locator(button).locator('visible=true').first();
  await pressed.scrollIntoViewIfNeeded();
  const startedAt = performance.now();
  await pressed.tap();
  await shown.filter({ hasNotText: new RegExp(`^\\s*${before.replace(/\W/g, '\\$&')}\\s*$`) }).waitFor();
  return performance.now() - startedAt;
}

/** Medians on the slow phone, each run in a new browser. */
export async function measurePresses(browser: Browser, target: Target, times: number): Promise<Presses> {
  const median = async (once: ((tab: Page) => Promise<number>) | undefined) => {
    if (!once) return undefined;
    const runs: number[] = [];
    for (let run = 0; run < times; run++) runs.push(await onPhone(browser, target, once));
    return medianOf(runs);
  };
  const { open: opening, add: adding } = target;
  return {
    openMs: await median(opening && ((tab) => open(tab, opening, target))),
    addMs: await median(adding && ((tab) => add(tab, adding, target))),
  };
}
