import { rememberChoice } from '@/lib/client/remember-choice';
import { paths } from '@/lib/config/paths';
import { KEPT_PAGES_CACHE } from '@/lib/domain/kept-pages';
import { pathOf } from '@/lib/domain/language';

export type KeptPage = { href: string; title: string };

const TITLE = /<title>[^<]*<\/title>/;

/** The shop's name after the last ·. */
const SHOP_NAME = /\s·[^·]*$/;

/** Pages that show what was viewed; they are not listed for a shopper who refused that it is remembered. */
const BROWSING_SECTIONS: ReadonlySet<string> = new Set(['product-detail', 'search']);

/** The pages in the service worker's cache, the newest first. Never rejects. */
export async function listKeptPages(): Promise<KeptPage[]> {
  try {
    const cache = await caches.open(KEPT_PAGES_CACHE);
    const requests = (await cache.keys()).filter(({ url }) => mayBeListed(new URL(url))).reverse();
    const pages = await Promise.all(requests.map(async ({ url }) => toKeptPage(url, await cache.match(url))));
    return pages.filter((page) => page !== undefined);
  } catch {
    return [];
  }
}

function mayBeListed({ pathname }: URL): boolean {
  const path = pathOf(pathname);
  // why: offline, the cart can be used while it is open, but not be opened
  if (path === paths.cart) return false;
  return rememberChoice() !== 'no' || !BROWSING_SECTIONS.has(path.split('/')[1] ?? '');
}

async function toKeptPage(url: string, answer: Response | undefined): Promise<KeptPage | undefined> {
  const [html] = TITLE.exec((await answer?.text()) ?? '') ?? [];
  // why: parsing the whole page would apply its inline styles, which the CSP of this page does not allow
  const title = html && new DOMParser().parseFromString(html, 'text/html').title.replace(SHOP_NAME, '');
  if (!title) return undefined;
  const { pathname, search } = new URL(url);
  return { href: `${pathname}${search}`, title };
}
