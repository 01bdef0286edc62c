import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { PHONE } from '@/bench/weight/visit';
import { findBrowser } from '@/scripts/lib/find-browser.mjs';
import type { Target } from './target';

/** For the certificate of the front; without the second, Lighthouse now and then misses that a page was opened. */
const BELIEVE_FRONT = ['--ignore-certificate-errors', '--allow-insecure-localhost'];

/** Chromium's sandbox does not start for root, as in containers. */
export const BROWSER_FLAGS = [...BELIEVE_FRONT, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(process.env), args: BROWSER_FLAGS });
}

/** A phone that has never been to the shop, but for the session that a target names. */
export async function onPhone<Found>(
  browser: Browser,
  { origin, cookie }: Target,
  use: (page: Page, context: BrowserContext) => Promise<Found>,
): Promise<Found> {
  const context = await browser.newContext({ ...PHONE, locale: 'en-IN' });
  try {
    const pairs = cookie === '' ? [] : cookie.split('; ').map((pair) => pair.split(/=(.*)/s));
    await context.addCookies(pairs.map(([name = '', value = '']) => ({ name, value, url: origin })));
    return await use(await context.newPage(), context);
  } finally {
    await context.close();
  }
}
