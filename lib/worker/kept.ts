import { pathOf } from '@/lib/domain/language';

/** Pages worth reading without a network, by their first segment: the catalogue, what the shop says of itself, the cart. */
const READABLE: ReadonlySet<string> = new Set([
  '',
  'categories',
  'category',
  'product-detail',
  'today-special',
  'search',
  'cart',
  'delivery',
  'about-us',
  'why-us',
  'faq',
  'contact-us',
  'testimonials',
  'terms-conditions',
  'privacy-policy',
  'return-policy',
  'shipping-policy',
]);

/** What an address says of its page; campaign marks and the like do not make another one. */
const TELLING = ['page', 'sort', 'filter', 'category'] as const;

/** Whether a page may be kept at all; whether its answer allows it is `isForEverybody`. */
export function isReadable({ pathname }: URL): boolean {
  return READABLE.has(pathOf(pathname).split('/')[1] ?? '');
}

/** The address that a page is kept under. */
export function keptUnder(url: URL): string {
  const kept = new URL(url.pathname, url.origin);
  for (const name of TELLING) {
    const value = url.searchParams.get(name);
    if (value !== null) kept.searchParams.set(name, value);
  }
  return kept.href;
}

type Answer = Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>;

/** Whole, of this shop, and not marked as one shopper's. */
export function isForEverybody({ status, type, redirected, headers }: Answer): boolean {
  const isWhole = status === 200 && type === 'basic' && !redirected;
  return isWhole && !/\b(no-store|private)\b/.test(headers.get('cache-control') ?? '');
}

/** Files whose name changes with their content. */
export function isNamedByContent({ pathname }: URL): boolean {
  return pathname.startsWith('/_next/static/') || pathname.startsWith('/media/');
}

/** Files of the shop's look, which may change under the same name. */
export function isOfTheLook({ pathname }: URL): boolean {
  return /^\/(fonts|brand|art)\//.test(pathname);
}
