import { act, renderHook } from '@testing-library/react';
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

function scroll(pageCount = 3) {
  const { result } = renderHook(() =>
    useProductPages({
      list: 'category',
      category: 'greens',
      sort: 'name',
      filter: 'in-stock.offer',
      page: 1,
      pageCount,
      shownIds,
    }),
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

test('near the bottom is told often and asks once', async () => {
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

test('a failed page keeps what is there and can be asked for again', async () => {
  const bff = fakeBff({ [PRODUCTS]: () => answer(503, { error: { code: 'unavailable', message: '' } }) });
  const { result, ids } = scroll();
  await act(async () => result.current.loadMore());
  expect(result.current).toMatchObject({ failed: true, hasMore: true, page: 1, isLoading: false });
  bff.on(PRODUCTS, () => pageOf(2, [3]));
  await act(async () => result.current.loadMore());
  expect([ids(), result.current.failed]).toEqual([[3], false]);
});

test('a listing of one page asks for nothing', async () => {
  const bff = fakeBff();
  const { result } = scroll(1);
  await act(async () => result.current.loadMore());
  expect([result.current.hasMore, bff.calls.length]).toEqual([false, 0]);
});
