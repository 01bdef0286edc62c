import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { comeNear, fakeObserver, watchedEnds } from '@/components/catalog/testing/near-end';
import { productOf } from '@/components/catalog/testing/products';
import { cartOf, forgetEverything, later } from '@/lib/client/testing/carts';
import type { ProductCard as Product } from '@/lib/contract/bff/product';
import { answer, fakeBff } from '@/lib/testing/fake-bff';
import { ProductCard } from '../card/product-card';
import { InfiniteGrid } from './infinite-grid';
import { PageLink } from './page-link';

const PAGES = 'GET /api/products';

beforeEach(async () => {
  fakeObserver();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/category/fruits');
  await forgetEverything();
});

function show({ pageCount = 3, distancePx = 270 }: { pageCount?: number; distancePx?: 270 | 450 } = {}) {
  const first = [productOf(1), productOf(2)];
  const pages = new Map<string, Product[]>([
    ['2', [productOf(2), productOf(3)]],
    ['3', [productOf(4)]],
  ]);
  const bff = fakeBff({
    'GET /api/cart': () => cartOf(1),
    'GET /api/session': () => ({ customer: null, suspended: false }),
    [PAGES]: ({ query }) => ({
      products: pages.get(query.get('page') ?? '') ?? [],
      count: 5,
      page: Number(query.get('page')),
      pageCount,
    }),
  });
  render(
    <InfiniteGrid
      listing={{ list: 'category', category: 'fruits', sort: 'name' }}
      page={1}
      pageCount={pageCount}
      shownIds={first.map(({ id }) => id)}
      distancePx={distancePx}
      nextLink={<PageLink to="next" href="/category/fruits?page=2" />}
    >
      {first.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} heading="h2" />
        </li>
      ))}
    </InfiniteGrid>,
  );
  return bff;
}

const names = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const settled = () => act(async () => undefined);

test('[2.listing.scroll] near the end the next page is added, and a product that moved is not shown twice', async () => {
  const bff = show();
  await comeNear();
  await waitFor(() => expect(names()).toEqual(['Product 1', 'Product 2', 'Product 3']));
  const [call] = bff.callsOf(PAGES);
  expect(Object.fromEntries(call?.query ?? [])).toEqual({
    list: 'category',
    category: 'fruits',
    sort: 'name',
    page: '2',
  });
});

test.each([270, 450] as const)(
  'decisions 26: the next page loads %i px before the end',
  async (distancePx) => {
    show({ distancePx });
    await settled();
    expect(watchedEnds().at(-1)?.margin).toBe(`1000000px 0px ${distancePx}px`);
  },
);

test('[4.listing.pages] the list loads while page < total pages and then stops', async () => {
  const bff = show();
  await comeNear();
  await screen.findByText('Product 3');
  await comeNear();
  await screen.findByText('Product 4');
  expect(watchedEnds()).toHaveLength(0);
  expect(bff.callsOf(PAGES)).toHaveLength(2);
});

test('a list of one page requests nothing', async () => {
  const bff = show({ pageCount: 1 });
  await settled();
  expect(watchedEnds()).toHaveLength(0);
  expect(bff.callsOf(PAGES)).toHaveLength(0);
});

test('coming near the end twice while a page loads requests it once; that it loads is shown, and how many are there is announced', async () => {
  const bff = show();
  const page = later<unknown>();
  bff.on(PAGES, () => page.promise);
  const [watch] = watchedEnds();
  await act(async () => {
    watch?.near();
    watch?.near();
  });
  expect(screen.getByRole('status')).toHaveTextContent('Loading more products');
  await act(async () => page.resolve({ products: [productOf(3)], count: 3, page: 2, pageCount: 2 }));
  expect(await screen.findByText('Product 3')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/^3 of 3 products shown$/);
  expect(bff.callsOf(PAGES)).toHaveLength(1);
});

test('a page that failed to load shows an error and can be retried', async () => {
  const bff = show();
  bff.on(PAGES, () => answer(503, { error: { code: 'unavailable' } }));
  await comeNear();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(watchedEnds()).toHaveLength(0);
  bff.on(PAGES, () => ({ products: [productOf(3)], count: 3, page: 2, pageCount: 2 }));
  await userEvent.click(retry);
  expect(await screen.findByText('Product 3')).toBeVisible();
});

test('Back restores the loaded pages, and then the scroll position', async () => {
  window.history.replaceState({ listingPlace: { page: 3, scrollY: 1234 } }, '');
  show();
  expect(await screen.findByText('Product 4')).toBeVisible();
  await waitFor(() => expect(window.scrollTo).toHaveBeenCalledWith(0, 1234));
});

test('following a link stores the scroll position in the history', async () => {
  show();
  await comeNear();
  const link = await screen.findByRole('link', { name: 'Product 3' });
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(window.history.state).toEqual({ listingPlace: { page: 2, scrollY: 0 } });
});
