import { SORTS } from '@/lib/domain/sorts.mjs';
import { FILTER_KEYS } from '@/lib/testing/filter-keys';
import { addressRewrites, pageOf } from './addresses.mjs';

/** What the list rewrites match of this query parameter. */
function rewritten(parameter: string): RegExp {
  const { value } =
    addressRewrites()
      .beforeFiles.flatMap((rewrite) => ('has' in rewrite && rewrite.has ? rewrite.has : []))
      .find(({ key }) => key === parameter) ?? {};
  return new RegExp(`^${value}$`);
}

test.each(SORTS.filter((sort) => sort !== ''))('a list sorted by %s has its own address', (sort) => {
  const address = `/category/fruits?sort=${sort}`;
  expect(rewritten('sort').test(sort)).toBe(true);
  expect(pageOf(address)).toBe(address);
});

test('the list rewrites match no other sort order', () => {
  for (const sort of ['', 'featured', 'names', 'price'])
    expect([sort, rewritten('sort').test(sort)]).toEqual([sort, false]);
});

test('the list rewrites match every filter and nothing else', () => {
  const pattern = rewritten('filter');
  expect(FILTER_KEYS).toHaveLength(20);
  for (const key of FILTER_KEYS) expect([key, pattern.test(key)]).toEqual([key, key !== '']);
  for (const key of ['offer.in-stock', 'cheap', 'in-stock.', '.offer']) expect(pattern.test(key)).toBe(false);
});

test.each([
  ['/', '/'],
  ['/?fbclid=abc&utm_source=leaflet', '/'],
  ['/ta?', '/ta'],
  ['/product-detail/onion?page=2', '/product-detail/onion'],
  ['/category/fruits?gclid=1&sort=name', '/category/fruits?sort=name'],
  ['/category/fruits?page=2&sort=name', '/category/fruits?sort=name&page=2'],
  ['/category/fruits?sort=name&sort=discount', '/category/fruits?sort=discount'],
  ['/category/fruits?sort=discount&sort=cheapest', '/category/fruits'],
  ['/category/fruits?category=herbs&page=1', '/category/fruits'],
  [
    '/ta/today-special?category=herbs&filter=in-stock.offer',
    '/ta/today-special?category=herbs&filter=in-stock.offer',
  ],
  ['/search/onion?page=10000&category=', '/search/onion'],
  ['/category/fruits?page=12345&sort=zzname123', '/category/fruits'],
  ['/category/fruits?page=2x&filter=offer.cheap', '/category/fruits'],
  ['/today-special/abc?sort=name&x=1', '/today-special/abc?sort=name'],
  ['/search?q=red%20onion&source=box', '/search?q=red+onion'],
  ['/search?q=', '/search'],
])('the canonical form of %s is %s', (address, page) => {
  expect(pageOf(address)).toBe(page);
});
