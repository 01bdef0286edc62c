import { pageOf } from '@/lib/config/addresses.mjs';
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

/** Whether a page may be kept at all; whether its answer allows it is `isForEverybody`. */
export function isReadable({ pathname }: URL): boolean {
  return READABLE.has(pathOf(pathname).split('/')[1] ?? '');
}

/** The address that a page is kept under: its path, with what of its query makes another page. */
export function keptUnder({ pathname, search, origin }: URL): string {
  return new URL(pageOf(`${pathname}${search}`), origin).href;
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
