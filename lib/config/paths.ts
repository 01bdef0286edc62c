import type { CartNote } from '@/lib/domain/cart-note';
import type { DeliveryAnswer } from '@/lib/domain/delivery-answer';
import { LONGEST_RETURN, ORDER_ID, SLUG } from '@/lib/domain/patterns';

function toBase64(text: string): string {
  return btoa(text);
}

/** One path segment. A space follows `.` and `..`, which are not the names of a folder then. */
function toSegment(text: string): string {
  return encodeURIComponent(text).replace(/^\.{1,2}$/, '$&%20');
}

/** A path with its query; empty and undefined values are left out. */
export function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  if (entries.length === 0) return path;
  return `${path}?${new URLSearchParams(entries.map(([key, value]) => [key, String(value)]))}`;
}

/** The query parameters of a list; an empty one counts as missing. */
export type ListQuery = { sort?: string; filter?: string; page?: number };
type CategorisedQuery = ListQuery & { category?: string };

/** What the addresses of these pages begin with. */
export const CATEGORY_PAGE = '/category';
export const PRODUCT_PAGE = '/product-detail';
export const ORDER_PAGE = '/order-details';

/** The addresses of the shop that its pages lead to (spec 2); the others are in unlinked-paths.ts. Order ids in addresses are base64 labels (decisions.md 19). */
export const paths = {
  home: '/',
  categories: '/categories',
  category: (slug: string, query: ListQuery = {}) => withQuery(`${CATEGORY_PAGE}/${slug}`, query),
  todaySpecial: (query: CategorisedQuery = {}) => withQuery('/today-special', query),
  product: (slug: string) => `${PRODUCT_PAGE}/${slug}`,
  search: (term = '', query: CategorisedQuery = {}) =>
    withQuery(term === '' ? '/search' : `/search/${toSegment(term)}`, query),
  /** The pincode check as a page, for browsers without JavaScript. */
  delivery: '/delivery',
  deliveryCheck: '/delivery/check',
  deliveryAnswer: (answer: DeliveryAnswer, pincode: string) => withQuery(`/delivery/${answer}`, { pincode }),
  /** The service worker's fallback for a page that is not in its cache. */
  offline: '/offline',
  cart: '/cart',
  /** The server-rendered cart, for browsers without JavaScript; `note` says what a form did (lib/domain/cart-note). */
  plainCart: (query: { note?: CartNote; product?: number; from?: string } = {}) =>
    withQuery('/cart/plain', query),
  checkout: '/checkout',
  /** The return address of the payment page. */
  paymentReturn: '/payment-return',
  orderSuccess: '/order-success',
  orderFailed: '/order-failed',
  /** Keeps the query of the return address, which identifies the payment. */
  failedPayment: (returned: string) => (returned === '' ? '/order-failed' : `/order-failed?${returned}`),
  myOrders: '/my-orders',
  myFavourites: '/my-favourite',
  myAddresses: '/shipping-address',
  myProfile: '/my-profile',
  orderDetails: (orderId: string) => withQuery(ORDER_PAGE, { order_id: toBase64(orderId) }),
  trackOrders: '/track-orders',
  trackOrder: (orderId: string) => withQuery('/track-orders', { order_id: toBase64(orderId) }),
  testimonials: '/testimonials',
  faq: '/faq',
  contactUs: '/contact-us',
  aboutUs: '/about-us',
  whyUs: '/why-us',
  terms: '/terms-conditions',
  privacy: '/privacy-policy',
  /** Where a shopper gives or withdraws consent. */
  privacyChoices: '/privacy-policy#choices',
  returns: '/return-policy',
  shipping: '/shipping-policy',
  /** Home with the sign-in popup open (decisions.md 25). */
  signIn: (returnTo: string) => withQuery('/', { signin: '1', return: returnTo }),
} as const;

/** Pages that need a signed-in customer (decisions.md 25). */
export const PROTECTED_PATHS = [
  paths.myOrders,
  paths.myFavourites,
  paths.myAddresses,
  paths.myProfile,
  paths.trackOrders,
  ORDER_PAGE,
  paths.checkout,
] as const;

/** The term of a search address, empty for other pages; `pathname` is percent-encoded. */
export function searchTermOf(pathname: string): string {
  const [, section, term = ''] = pathname.split('/');
  if (section !== 'search') return '';
  try {
    return decodeURIComponent(term).trim();
  } catch {
    return '';
  }
}

/** Whether a text has the form of an order id. */
export function isOrderId(id: string): boolean {
  return ORDER_ID.test(id);
}

/** The order id in a base64 label of an address; undefined when the label is invalid. */
export function orderIdFromLabel(label: string | null | undefined): string | undefined {
  if (!label || label.length > 64) return undefined;
  try {
    const id = atob(label);
    return isOrderId(id) ? id : undefined;
  } catch {
    return undefined;
  }
}

/** The path if it is a page of this site; undefined for another host or scheme, or an API address (decisions.md 20). */
export function safeReturn(target: string | null | undefined): string | undefined {
  if (!target || target.length > LONGEST_RETURN || !/^\/(?![/\\])/.test(target)) return undefined;
  if (/[^\x21-\x7e]|\\/.test(target)) return undefined;
  const url = new URL(target, 'http://shop.invalid');
  // why: the URL parser has removed dot segments by now, so `/.//host` is `//host`, which is another site
  const isElsewhere = url.host !== 'shop.invalid' || url.pathname.startsWith('//');
  if (isElsewhere || url.pathname.startsWith('/api/')) return undefined;
  return `${url.pathname}${url.search}`;
}

export function isSlug(slug: string): boolean {
  return SLUG.test(slug);
}
