import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { PHONE } from '@/bench/weight/visit';
import { findBrowser } from '@/scripts/lib/find-browser.mjs';
import type { Target } from './target';

/** Accept the self-signed certificate; without the second flag Lighthouse sometimes misses a navigation. */
const ACCEPT_CERTIFICATE = ['--ignore-certificate-errors', '--allow-insecure-localhost'];

/** Without Chromium's sandbox for root, as in containers, where it does not start. */
export const BROWSER_FLAGS = [...ACCEPT_CERTIFICATE, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(process.env), args: BROWSER_FLAGS });
}

/** Calls `use` with a page of a new phone browser that has only the target's cookies. */
export async function onPhone<Result>(
  browser: Browser,
  { origin, cookie }: Target,
  use: (page: Page, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...PHONE, locale: 'en-IN' });
  try {
    const pairs = cookie === '' ? [] : cookie.split('; ').map((pair) => pair.split(/=(.*)/s));
    await context.addCookies(pairs.map(([name = '', value = '']) => ({ name, value, url: origin })));
    return await use(await context.newPage(), context);
  } finally {
    await context.close();
  }
}
