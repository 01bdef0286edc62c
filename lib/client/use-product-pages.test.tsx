import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Language } from '@/lib/domain/language';
import type { Sort } from '@/lib/domain/sort';
import { PageText } from '@/lib/messages/page-text/page-text';
import { texts } from '@/lib/messages/texts';
import { answer, fakeBff } from '@/lib/testing/fake-bff';
import { later } from './testing/carts';
import { useProductPages } from './use-product-pages';

const PRODUCTS = 'GET /api/products';
const shownIds = [1, 2];
const pageOf = (page: number, ids: number[], pageCount = 3) => ({
  products: ids.map((id) => ({ id })),
  count: 6,
  page,
  pageCount,
});

function scroll(pageCount = 3, sort: Sort = 'name', language: Language = 'en') {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PageText value={texts[language]}>{children}</PageText>
  );
  const { result } = renderHook(
    () =>
      useProductPages({
        list: 'category',
        category: 'greens',
        sort,
        filter: 'in-stock.offer',
        page: 1,
        pageCount,
        shownIds,
      }),
    { wrapper },
  );
  return { result, ids: () => result.current.products.map(({ id }) => id) };
}

test('[4.listing.pages] decisions 26: pages are loaded while page < total pages, with category, sort and filter', async () => {
  const bff = fakeBff({
    [PRODUCTS]: ({ query }) => pageOf(Number(query.get('page')), query.get('page') === '2' ? [3, 4] : [5, 6]),
  });
  const { result, ids } = scroll();
  for (const expected of [
    [3, 4],
    [3, 4, 5, 6],
    [3, 4, 5, 6],
  ]) {
    await act(async () => result.current.loadMore());
    expect(ids()).toEqual(expected);
  }
  expect(result.current).toMatchObject({ page: 3, hasMore: false });
  expect(bff.calls.map(({ query }) => String(query))).toEqual([
    'list=category&category=greens&sort=name&filter=in-stock.offer&page=2',
    'list=category&category=greens&sort=name&filter=in-stock.offer&page=3',
  ]);
});

test.each<[Sort, Language, string | null]>([
  ['name', 'ta', 'ta'],
  ['name', 'en', null],
  ['price_asc', 'ta', null],
])('further pages of a list by %j in %s are asked for in the order of %j', async (sort, language, asked) => {
  const bff = fakeBff({ [PRODUCTS]: () => pageOf(2, [3]) });
  const { result } = scroll(3, sort, language);
  await act(async () => result.current.loadMore());
  expect(bff.calls.map(({ query }) => query.get('language'))).toEqual([asked]);
});

test('repeated scroll events near the bottom load the next page once', async () => {
  const next = later<unknown>();
  const bff = fakeBff({ [PRODUCTS]: () => next.promise });
  const { result } = scroll();
  act(() => {
    result.current.loadMore();
    result.current.loadMore();
  });
  expect(result.current.isLoading).toBe(true);
  await act(async () => {
    result.current.loadMore();
    next.resolve(pageOf(2, [3]));
  });
  expect(bff.calls).toHaveLength(1);
});

test('a product that moved to the next page is not shown twice', async () => {
  fakeBff({ [PRODUCTS]: () => pageOf(2, [2, 3]) });
  const { result, ids } = scroll();
  await act(async () => result.current.loadMore());
  expect(ids()).toEqual([3]);
});

test('a page that fails to load keeps the loaded products and can be retried', async () => {
  const bff = fakeBff({ [PRODUCTS]: () => answer(503, { error: { code: 'unavailable', message: '' } }) });
  const { result, ids } = scroll();
  await act(async () => result.current.loadMore());
  expect(result.current).toMatchObject({ failed: true, hasMore: true, page: 1, isLoading: false });
  bff.on(PRODUCTS, () => pageOf(2, [3]));
  await act(async () => result.current.loadMore());
  expect([ids(), result.current.failed]).toEqual([[3], false]);
});

test('a listing of one page loads nothing', async () => {
  const bff = fakeBff();
  const { result } = scroll(1);
  await act(async () => result.current.loadMore());
  expect([result.current.hasMore, bff.calls.length]).toEqual([false, 0]);
});
