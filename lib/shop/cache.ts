import 'server-only';
import { paths } from '@/lib/config/paths';
import type { ShopEvent } from '@/lib/contract/shop/shop-event';

/** Every tag of the shared caches. Nothing that belongs to a shopper is ever cached. */
export const tags = {
  /** Made while the API could not be asked; purged once it answers. */
  boot: 'boot',
  /** Anything that shows prices or stock. */
  catalogue: 'catalogue',
  categories: 'categories',
  specials: 'specials',
  /** Lists of everything, for search engines. */
  feed: 'feed',
  category: (slug: string) => `category:${slug}`,
  product: (slug: string) => `product:${slug}`,
  content: 'content',
  settings: 'settings',
} as const;

/** The tags of the products a list shows, for lists that no category's event reaches. */
export function productTags(products: readonly { slug: string }[]): string[] {
  return products.map(({ slug }) => tags.product(slug));
}

/** Seconds: fresh in the browser, fresh on the server, kept while the API cannot answer. */
export const lifetimes = {
  catalogue: { stale: 300, revalidate: 300, expire: 2_592_000 },
  content: { stale: 300, revalidate: 3_600, expire: 2_592_000 },
  /** What does not exist may exist soon. */
  absent: { stale: 300, revalidate: 60, expire: 600 },
  /** Limits decide what a shopper may order. */
  settings: { stale: 300, revalidate: 60, expire: 86_400 },
} as const;

/** What a change does to what is old: it is not shown even once more, or shown until it is made anew. */
export const expiry = {
  atOnce: { expire: 0 },
  // why: Next keeps one such time for each tag, and any other, as that of 'max', would undo one from before
  soon: {},
} as const;

/** The tags whose entries are old after an event. */
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

/** Whether the old entry may not be shown even once more: placeholders, and what left the shop. */
export function mustExpireAtOnce({ kind }: ShopEvent): boolean {
  return kind === 'boot' || kind === 'withdrawn';
}

/** The pages most shoppers would see an event's old content on, the first to be made anew. */
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

const CONTENT_PAGES = [
  paths.faq,
  paths.aboutUs,
  paths.whyUs,
  paths.terms,
  paths.privacy,
  paths.returns,
  paths.shipping,
  paths.testimonials,
  paths.contactUs,
];
