import 'server-only';
import { PAGES } from '@/lib/config/pages';
import { paths } from '@/lib/config/paths';
import type { ShopEvent } from '@/lib/contract/shop/shop-event';

/** Every cache tag. Data of a shopper is never cached. */
export const tags = {
  /** Placeholders made at build without the API; they expire once the API answers. */
  boot: 'boot',
  /** Everything that shows prices or stock. */
  catalogue: 'catalogue',
  categories: 'categories',
  specials: 'specials',
  /** Lists of all products, for search engines. */
  feed: 'feed',
  category: (slug: string) => `category:${slug}`,
  product: (slug: string) => `product:${slug}`,
  content: 'content',
  settings: 'settings',
} as const;

/** The tags of the products in a list, for lists without a category tag. */
export function productTags(products: readonly { slug: string }[]): string[] {
  return products.map(({ slug }) => tags.product(slug));
}

/** Cache lifetimes in seconds: `stale` in the browser, `revalidate` and `expire` on the server. */
export const lifetimes = {
  catalogue: { stale: 300, revalidate: 300, expire: 2_592_000 },
  content: { stale: 300, revalidate: 3_600, expire: 2_592_000 },
  /** For what was not found: it may exist soon. */
  absent: { stale: 300, revalidate: 60, expire: 600 },
  /** Short, because the limits decide what a shopper may order. */
  settings: { stale: 300, revalidate: 60, expire: 86_400 },
} as const;

/** What an event does to cached entries: they expire at once, or are served stale until they are revalidated. */
export const expiry = {
  atOnce: { expire: 0 },
  // why: Next keeps one expiry time per tag, and any value here, such as that of 'max', would replace an earlier one
  soon: {},
} as const;

/** The tags whose entries are stale after an event. */
export function tagsFor(event: ShopEvent): readonly string[] {
  switch (event.kind) {
    case 'product':
    case 'withdrawn':
      return [
        tags.product(event.slug),
        tags.category(event.category),
        tags.specials,
        tags.categories,
        tags.feed,
      ];
    case 'category':
      return [tags.category(event.slug), tags.categories, tags.feed];
    case 'catalogue':
      return [tags.catalogue, tags.categories];
    default:
      return [tags[event.kind]];
  }
}

/** Whether entries must not be served stale: placeholders, and products that are no longer sold. */
export function mustExpireAtOnce({ kind }: ShopEvent): boolean {
  return kind === 'boot' || kind === 'withdrawn';
}

/** The pages to warm up after an event, the most important first. */
export function pagesFor(event: ShopEvent): readonly string[] {
  switch (event.kind) {
    case 'product':
      return [paths.product(event.slug), paths.category(event.category), paths.home, paths.todaySpecial()];
    case 'withdrawn':
      return [paths.category(event.category), paths.home, paths.todaySpecial()];
    case 'category':
      return [paths.category(event.slug), paths.categories, paths.home];
    case 'specials':
      return [paths.todaySpecial(), paths.home];
    case 'catalogue':
      return [paths.home, paths.categories, paths.todaySpecial()];
    case 'content':
      return [paths.home, ...CONTENT_PAGES];
    default:
      return [];
  }
}

const CONTENT_PAGES = PAGES.filter(({ isContent }) => isContent).map(({ path }) => path);
