import { isForEverybody, isNamedByContent, isReadable, keptUnder } from './kept';

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
])('%s is kept for reading', (path) => expect(isReadable(at(path))).toBe(true));

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
])('%s is not', (path) => expect([isReadable(at(path)), isNamedByContent(at(path))]).toEqual([false, false]));

test('a page is kept under what tells it from others, not under where its reader came from', () => {
  expect(keptUnder(at('/category/vegetables?utm_source=x&sort=name&page=2&gclid=1'))).toBe(
    at('/category/vegetables?page=2&sort=name').href,
  );
  expect(keptUnder(at('/product-detail/okra?fbclid=1#reviews'))).toBe(at('/product-detail/okra').href);
});

type Told = { status?: number; type?: ResponseType; redirected?: boolean; cacheControl?: string };

const answer = ({ status = 200, type = 'basic', redirected = false, cacheControl }: Told) => ({
  status,
  type,
  redirected,
  headers: new Headers(cacheControl ? { 'cache-control': cacheControl } : {}),
});

test.each([
  [{ cacheControl: 's-maxage=300, stale-while-revalidate=2591700' }, true],
  [{}, true],
  [{ cacheControl: 'private, no-cache, no-store, max-age=0, must-revalidate' }, false],
  [{ cacheControl: 'private, no-store' }, false],
  [{ status: 404 }, false],
  [{ status: 503 }, false],
  [{ status: 0, type: 'opaqueredirect' }, false],
  [{ type: 'opaque' }, false],
  [{ redirected: true }, false],
] satisfies [Told, boolean][])('an answer with %j is kept: %s', (changes, kept) => {
  expect(isForEverybody(answer(changes))).toBe(kept);
});
