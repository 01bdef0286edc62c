import { PAGES_KEPT_IN } from '@/lib/domain/kept-pages';
import { pathOf } from '@/lib/domain/language';
import { rememberChoice } from './remember-choice';

export type KeptPage = { href: string; title: string };

const TITLE = /<title>[^<]*<\/title>/;

/** Behind the last · stands the shop's name. */
const SHOP_NAME = /\s·[^·]*$/;

/** Whoever wants nothing remembered of what they look at is not shown it either. */
const OF_LOOKING: ReadonlySet<string> = new Set(['product-detail', 'search']);

/** The pages that the service worker has kept, the newest first. Never rejects. */
export async function listKeptPages(): Promise<KeptPage[]> {
  try {
    const cache = await caches.open(PAGES_KEPT_IN);
    const requests = (await cache.keys()).filter(({ url }) => mayBeListed(new URL(url))).reverse();
    const pages = await Promise.all(requests.map(async ({ url }) => toKeptPage(url, await cache.match(url))));
    return pages.filter((page) => page !== undefined);
  } catch {
    return [];
  }
}

function mayBeListed({ pathname }: URL): boolean {
  return rememberChoice() !== 'no' || !OF_LOOKING.has(pathOf(pathname).split('/')[1] ?? '');
}

async function toKeptPage(url: string, answer: Response | undefined): Promise<KeptPage | undefined> {
  const [html] = TITLE.exec((await answer?.text()) ?? '') ?? [];
  // why: of the whole page its styles would be applied, which the policy of this one does not allow
  const title = html && new DOMParser().parseFromString(html, 'text/html').title.replace(SHOP_NAME, '');
  if (!title) return undefined;
  const { pathname, search } = new URL(url);
  return { href: `${pathname}${search}`, title };
}
