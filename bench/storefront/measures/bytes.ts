import type { Browser, Page } from 'playwright';
import { sumsOf } from '@/bench/weight/sum';
import { visit } from '@/bench/weight/visit';
import { weigh } from '@/bench/weight/weigh';
import { onPhone } from '../browser';
import type { PageBytes } from '../result';
import type { PageName, Target } from '../target';

/** Longer than our pages wait for an interaction before they load their scripts. */
const LEFT_ALONE_MS = 6_000;

/** What nearly every shopper does: scrolls to the end, and hovers over the first link. */
async function use(page: Page): Promise<void> {
  await page.mouse.wheel(0, 100_000);
  const link = page.locator('main a').first();
  if ((await link.count()) > 0) await link.hover({ timeout: 2_000 }).catch(() => undefined);
}

/** The bytes of a page in each phase; independent of the machine's load. */
export async function measureBytes(browser: Browser, target: Target, page: PageName): Promise<PageBytes> {
  const url = new URL(target.pages[page] ?? '/', target.origin).href;
  const requests = await onPhone(browser, target, (tab) => visit(tab, url, { stayMs: LEFT_ALONE_MS, use }));
  const items = await weigh(requests, target.cookie);
  return {
    page,
    load: sumsOf(items.filter(({ phase }) => phase === 'load')),
    rested: sumsOf(items.filter(({ phase }) => phase === 'load' || phase === 'idle')),
    left: sumsOf(items.filter(({ phase }) => phase !== 'use')),
    used: sumsOf(items),
  };
}
