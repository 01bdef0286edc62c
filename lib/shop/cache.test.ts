import { shopEventSchema } from '@/lib/contract/shop/shop-event';
import { lifetimes, mustExpireAtOnce, pagesFor, tags, tagsFor } from './cache';

test('a changed product makes its page, its category, the specials, the category counts and the feed stale', () => {
  expect(tagsFor({ kind: 'product', slug: 'okra', category: 'vegetables' })).toEqual([
    'product:okra',
    'category:vegetables',
    'specials',
    'categories',
    'feed',
  ]);
});

test.each([
  [{ kind: 'category', slug: 'greens' }, ['category:greens', 'categories', 'feed']],
  [{ kind: 'catalogue' }, ['catalogue', 'categories']],
  [{ kind: 'specials' }, ['specials']],
  [{ kind: 'content' }, ['content']],
  [{ kind: 'settings' }, ['settings']],
  [{ kind: 'boot' }, ['boot']],
])('%j makes %j stale', (event, expected) => {
  expect(tagsFor(shopEventSchema.parse(event))).toEqual(expected);
});

test('only placeholders and withdrawn products expire at once', () => {
  expect(mustExpireAtOnce({ kind: 'boot' })).toBe(true);
  expect(mustExpireAtOnce({ kind: 'withdrawn', slug: 'okra', category: 'vegetables' })).toBe(true);
  expect(mustExpireAtOnce({ kind: 'product', slug: 'okra', category: 'vegetables' })).toBe(false);
  expect(mustExpireAtOnce({ kind: 'content' })).toBe(false);
});

test('an event of another shape, or with an invalid slug, is refused', () => {
  for (const event of [{ kind: 'all' }, { kind: 'product' }, { kind: 'category', slug: '../x' }]) {
    expect(shopEventSchema.safeParse(event).success).toBe(false);
  }
});

test('every lifetime is long enough for a static page, and expiry comes after revalidation', () => {
  const MIN_STALE_S = 30;
  const MIN_EXPIRE_S = 300;
  for (const { stale, revalidate, expire } of Object.values(lifetimes)) {
    expect(stale).toBeGreaterThanOrEqual(MIN_STALE_S);
    expect(expire).toBeGreaterThanOrEqual(MIN_EXPIRE_S);
    expect(expire).toBeGreaterThan(revalidate);
  }
});

test('the limits of an order are at most a minute old', () => {
  expect(lifetimes.settings.revalidate).toBeLessThanOrEqual(60);
});

test('no two tags are the same', () => {
  const all = Object.values(tags).map((tag) => (typeof tag === 'string' ? tag : tag('x')));
  expect(new Set(all).size).toBe(all.length);
});

test('a changed product warms its own page first, and a withdrawn one does not', () => {
  const event = { slug: 'okra', category: 'vegetables' };
  expect(pagesFor({ kind: 'product', ...event })).toEqual([
    '/product-detail/okra',
    '/category/vegetables',
    '/',
    '/today-special',
  ]);
  expect(pagesFor({ kind: 'withdrawn', ...event })).not.toContain('/product-detail/okra');
});
