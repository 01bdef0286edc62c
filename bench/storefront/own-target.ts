import type { Shop } from './open-shop';
import { type Target, toTarget } from './target';

const CATEGORY = '/category/vegetables';
const PRODUCT = '/product-detail/big-onion';

/** Repeatable reads of the BFF. */
const READS = {
  session: '/api/session',
  cart: '/api/cart',
  cards: '/api/products/cards?slugs=big-onion,cabbage,beetroot',
  suggestions: '/api/suggestions?q=onion',
  'more of a list': '/api/products?list=category&category=vegetables&page=2',
  delivery: '/api/delivery?pincode=641002',
  cities: '/api/cities',
  pincodes: '/api/pincodes?city=Coimbatore',
};
const CUSTOMER_READS = {
  addresses: '/api/addresses',
  profile: '/api/profile',
  favourites: '/api/favourites',
  orders: '/api/orders',
  bought: '/api/bought',
  'stock alerts': '/api/stock-alerts',
  'pincode alerts': '/api/pincode-alerts',
};

function loadOf(reads: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(reads).map(([what, address]) => [`BFF: ${what}`, address]));
}

/** Our shop as a target for a new visitor or, with `cookie`, for a customer. */
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
      // why: for a visitor the cart is empty, and checkout is only the sign-in
      ...(cookie === '' ? {} : { cart: '/cart', checkout: '/checkout' }),
    },
    open: { page: 'category', card: 'main article a', heading: 'main h1' },
    add: { page: 'category', button: 'main article form button', count: 'nav a[href="/cart"]' },
    load: {
      'home, cached': '/',
      'list, cached': CATEGORY,
      'product, cached': PRODUCT,
      'search, new each time': '/search/[<id>]',
      ...loadOf(READS),
      ...(cookie === '' ? {} : loadOf(CUSTOMER_READS)),
      'file, 1 KB': '/brand/favicon.svg',
      'file, 31 KB, about a page': '/art/hero-480.webp',
    },
  });
}
