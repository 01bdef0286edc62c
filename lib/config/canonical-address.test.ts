import { inEveryLanguage } from '@/lib/domain/language';
import { canonicalAddress } from './canonical-address';
import { PROTECTED_PATHS, paths } from './paths';
import { unlinkedPaths } from './unlinked-paths';

const MOVED = new Map([
  ['product-detail/beetroot', 'red-beetroot'],
  ['category/greens', 'keerai'],
]);
const leadsTo = (target: string) =>
  canonicalAddress(target, (section, slug) => MOVED.get(`${section}/${slug}`));

test.each([
  ['/Cart', '/cart'],
  ['/FAQ', '/faq'],
  ['/faq/', '/faq'],
  ['/About', '/about-us'],
  ['/category', '/categories'],
  ['/Category/', '/categories'],
  ['/category/vegetables/12', '/category/vegetables'],
  ['/CATEGORY/Vegetables/12/34/', '/category/vegetables'],
  ['/product-detail/Big-Onion', '/product-detail/big-onion'],
  ['/product-detail/big-onion/', '/product-detail/big-onion'],
  ['/Today-Special', '/today-special'],
  ['/Today-Special/5', '/today-special/5'],
  ['/today-special/5/6', '/today-special'],
  ['/login', '/Login'],
  ['/LOGIN/', '/Login'],
  ['/forgotpassword', '/ForgotPassword'],
  ['/order', '/Order'],
  ['/Search/Onion', '/search/Onion'],
  ['/search/onion/more', '/search/onion'],
  ['/search/%20%20', '/search'],
  ['/Search/%E0%AE%95', '/search/%E0%AE%95'],
  ['/Order-Details?order_id=QUJD', '/order-details?order_id=QUJD'],
])('[2.route.cart] [2.route.contentSpellings] %s redirects to %s', (from, to) =>
  expect(leadsTo(from)).toBe(to),
);

/** The service worker shows the first, a payment page redirects to the second; nobody types them. */
const NEVER_TYPED: readonly string[] = [paths.offline, paths.paymentReturn];
const TYPED = Object.values({ ...paths, ...unlinkedPaths }).filter(
  (path): path is Extract<typeof path, string> =>
    typeof path === 'string' && /^\/[a-z-]+$/.test(path) && !NEVER_TYPED.includes(path),
);

test.each(TYPED)('%s is found in any letter case', (path) => {
  expect(leadsTo(path.toUpperCase())).toBe(path);
});

test.each([
  ['/product-detail/beetroot', '/product-detail/red-beetroot'],
  ['/Product-Detail/BEETROOT', '/product-detail/red-beetroot'],
  ['/product-detail/beetroot/?utm_source=leaflet', '/product-detail/red-beetroot?utm_source=leaflet'],
  ['/category/greens?page=2', '/category/keerai?page=2'],
  ['/Category/Greens/12', '/category/keerai'],
])('an old slug takes one redirect: %s to %s', (from, to) => expect(leadsTo(from)).toBe(to));

test.each([
  ['/ta/', '/ta'],
  ['/TA', '/ta'],
  ['/ta/FAQ/', '/ta/faq'],
  ['/Ta/Category/Greens/12?page=2', '/ta/category/keerai?page=2'],
  ['/ta/about', '/ta/about-us'],
  ['/ta/login', '/ta/Login'],
  ['/en', '/'],
  ['/en/faq', '/faq'],
  ['/EN/Product-Detail/BEETROOT', '/product-detail/red-beetroot'],
  ['/en/no-such-page', '/no-such-page'],
  ['/en/en/cart', '/cart'],
  ['/en//EN/en/Cart/', '/cart'],
  ['/en/ta/FAQ', '/ta/faq'],
  ['/en/en', '/'],
])('docs/adr/0016: %s takes one redirect to %s', (from, to) => expect(leadsTo(from)).toBe(to));

test.each([
  '/en//evil.example',
  '/en/\\\\evil.example',
  '/EN///evil.example/faq',
  '/en//en//evil.example',
  '/ta//evil.example',
])('%s does not redirect to another site', (target) =>
  expect(new URL(leadsTo(target) ?? target, 'http://shop.example').host).toBe('shop.example'),
);

test.each([
  '/',
  '/?signin=1',
  '/ta',
  '/ta?signin=1',
  '/ta/no-such-page',
  '/ta/search/Onion',
  '/taro',
  '/english',
  '/no-such-page',
  '/No-Such-Page',
  '/faq/more',
  '/product-detail',
  '/product-detail/big-onion',
  '/product-detail/big-onion/more',
  '/product-detail/no_slug',
  '/category/vegetables?sort=price_asc',
  '/category/beetroot',
  '/today-special/5',
  '/search/Onion',
  '/search//evil.example',
  '//category/vegetables',
  '/Login',
  '/ForgotPassword',
  '/Order',
  '/api/cart',
  '/_next/static/cart.js',
  '/media/cart.webp',
  paths.cart,
  ...PROTECTED_PATHS.flatMap(inEveryLanguage),
])('%s is not redirected', (target) => expect(leadsTo(target)).toBeUndefined());
