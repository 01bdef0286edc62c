import type { Shop } from './open-shop';
import { type Target, toTarget } from './target';

const CATEGORY = '/category/vegetables';
const PRODUCT = '/product-detail/big-onion';

/** Our shop as somebody sees it who has never been there; with `cookie`, as a customer does. */
export function ownTarget({ origin }: Pick<Shop, 'origin'>, cookie = ''): Target {
  return toTarget({
    name: cookie === '' ? 'Koodai, to somebody new' : 'Koodai, to a customer',
    origin,
    cookie,
    pages: {
      home: '/',
      category: CATEGORY,
      product: PRODUCT,
      search: '/search/onion',
      // why: without a customer there is nothing in the one, and the other is the sign-in
      ...(cookie === '' ? {} : { cart: '/cart', checkout: '/checkout' }),
    },
    open: { page: 'category', card: 'main article a', heading: 'main h1' },
    add: { page: 'category', button: 'main article form button', count: 'nav a[href="/cart"]' },
    load: {
      'home, cached': '/',
      'list, cached': CATEGORY,
      'product, cached': PRODUCT,
      'search, new each time': '/search/[<id>]',
      'BFF: session': '/api/session',
      'BFF: cart': '/api/cart',
      'BFF: cards': '/api/products/cards?slugs=big-onion,cabbage,beetroot',
      'BFF: suggestions': '/api/suggestions?q=onion',
      'file, 1 KB': '/brand/favicon.svg',
      'file, 31 KB, about a page': '/art/hero-480.webp',
    },
  });
}
