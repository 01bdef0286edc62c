import { keys } from '@/lib/client/keys';
import type { Shop } from './open-shop';
import { type Target, toTarget } from './target';

const CATEGORY = '/category/vegetables';
const PRODUCT = '/product-detail/big-onion';

const SERVED = { city: 'Coimbatore', pincode: '641002' };

/** What pages read from the BFF, and can again and again. */
const READS = {
  session: keys.session,
  cart: keys.cart,
  cards: keys.productCards(['big-onion', 'cabbage', 'beetroot']),
  suggestions: keys.suggestions('onion'),
  'more of a list': keys.products({ list: 'category', category: 'vegetables' }, 2),
  delivery: keys.delivery(SERVED.pincode),
  cities: keys.cities,
  pincodes: keys.pincodes(SERVED.city),
};
const READS_OF_CUSTOMERS = {
  addresses: keys.addresses,
  profile: keys.profile,
  favourites: keys.favourites,
  orders: keys.orders,
  bought: keys.bought,
  'stock alerts': keys.stockAlerts,
  'pincode alerts': keys.pincodeAlerts,
};

function loadOf(reads: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(reads).map(([what, address]) => [`BFF: ${what}`, address]));
}

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
      ...loadOf(READS),
      ...(cookie === '' ? {} : loadOf(READS_OF_CUSTOMERS)),
      'file, 1 KB': '/brand/favicon.svg',
      'file, 31 KB, about a page': '/art/hero-480.webp',
    },
  });
}
