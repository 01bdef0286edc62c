import { isCacheable, isContentHashed, isOfflinePage, pageCacheUrl } from './cache-rules';

const at = (path: string) => new URL(path, 'https://koodai.example');

test.each([
  '/',
  '/categories',
  '/category/vegetables?page=2',
  '/product-detail/okra',
  '/search/tomato',
  '/cart',
  '/ta',
  '/ta/category/vegetables?page=2',
])('%s is cached for offline use', (path) => expect(isOfflinePage(at(path))).toBe(true));

test.each([
  '/api/cart',
  '/api/session',
  '/my-orders',
  '/my-profile',
  '/checkout',
  '/ta/my-orders',
  '/ta/checkout',
  '/order-success',
  '/sw.js',
])('%s is not cached', (path) =>
  expect([isOfflinePage(at(path)), isContentHashed(at(path))]).toEqual([false, false]),
);

test.each([
  ['/category/vegetables?utm_source=x&page=2&sort=name&gclid=1', '/category/vegetables?sort=name&page=2'],
  ['/ta/category/vegetables?sort=dearest&page=1', '/ta/category/vegetables'],
  ['/product-detail/okra?page=2&fbclid=1#reviews', '/product-detail/okra'],
])('%s is cached under %s', (path, page) => {
  expect(pageCacheUrl(at(path))).toBe(at(page).href);
});

type ResponseFields = { status?: number; type?: ResponseType; redirected?: boolean; cacheControl?: string };

const response = ({ status = 200, type = 'basic', redirected = false, cacheControl }: ResponseFields) => ({
  status,
  type,
  redirected,
  headers: new Headers(cacheControl ? { 'cache-control': cacheControl } : {}),
});

test.each([
  [{ cacheControl: 'public, max-age=0, must-revalidate' }, true],
  [{}, true],
  [{ cacheControl: 'private, no-cache, no-store, max-age=0, must-revalidate' }, false],
  [{ cacheControl: 'private, no-store' }, false],
  [{ status: 404 }, false],
  [{ status: 503 }, false],
  [{ status: 0, type: 'opaqueredirect' }, false],
  [{ type: 'opaque' }, false],
  [{ redirected: true }, false],
] satisfies [ResponseFields, boolean][])('a response with %j is cacheable: %s', (changes, kept) => {
  expect(isCacheable(response(changes))).toBe(kept);
});
