import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { openAddress } from '@/components/catalog/listing/open-address';
import { comeNear, fakeObserver, watchedEnds } from '@/components/catalog/testing/near-end';
import { productOf } from '@/components/catalog/testing/products';
import { cartOf, forgetEverything } from '@/lib/client/testing/carts';
import { FIRST_VIEW } from '@/lib/seo/list-view';
import { fakeBff } from '@/lib/testing/fake-bff';
import { CategoryListing } from './category/category-listing';
import { SearchListing } from './search/search-listing';
import { FIRST_SPECIAL_VIEW } from './today-special/find-special-page';
import { SpecialListing } from './today-special/special-listing';

jest.mock('@/components/catalog/listing/open-address');
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => '/' }));

const mockFound = {
  products: [productOf(1), productOf(2)],
  count: 40,
  page: 1,
  pageCount: 2,
  facets: { inStock: 40, onOffer: 0, prices: {}, categories: [{ slug: 'fruits', name: 'Fruits', count: 7 }] },
};
const mockCategory = {
  slug: 'fruits',
  name: 'Fruits',
  name2: 'பழங்கள்',
  image: '',
  tone: 'fruit' as const,
  productCount: 40,
};
jest.mock('@/lib/shop/cached/categories', () => ({ cachedCategories: async () => [mockCategory] }));
jest.mock('@/lib/shop/cached/products', () => ({
  cachedListing: async () => mockFound,
  cachedSpecials: async () => mockFound,
}));
jest.mock('@/lib/shop/cached/search', () => ({
  cachedSearch: async () => ({ ...mockFound, didYouMean: [] }),
}));

const PAGES = 'GET /api/products';

beforeEach(async () => {
  fakeObserver();
  await forgetEverything();
});

afterEach(() => void jest.useRealTimers());

const category = () => CategoryListing({ slug: 'fruits', view: FIRST_VIEW });
const special = () => SpecialListing({ view: FIRST_SPECIAL_VIEW });
const search = () => SearchListing({ view: { ...FIRST_VIEW, term: 'mango', category: '' } });

async function open(list: () => Promise<React.ReactNode>) {
  const bff = fakeBff({
    'GET /api/cart': () => cartOf(1),
    'GET /api/session': () => ({ customer: null, suspended: false }),
    [PAGES]: () => ({ products: [productOf(3)], count: 40, page: 2, pageCount: 2 }),
  });
  render(await list());
  await act(async () => undefined);
  return bff;
}

const cards = () =>
  screen.getAllByRole('heading', { name: /^Product/ }).map(({ textContent }) => textContent);

test.each([
  ['the category listing', category, 270],
  ['today’s special', special, 450],
  ['the search', search, 450],
])(
  '[9.scroll] decisions 26: %s loads its next page so many pixels before its end',
  async (_list, list, px) => {
    await open(list);
    expect(watchedEnds().at(-1)?.margin).toBe(`1000000px 0px ${px}px`);
  },
);

test('[d27.noWait] decisions 27: a page of a list is asked for at once and shown at once, without 500 ms of waiting', async () => {
  jest.useFakeTimers();
  const bff = await open(category);
  expect(cards()).toEqual(['Product 1', 'Product 2']);
  await comeNear();
  expect(bff.callsOf(PAGES)).toHaveLength(1);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(cards()).toContain('Product 3');
});

test('[2.content.special] spec 2, Today Special: a grid with the Products Found count, which goes on near its end', async () => {
  const bff = await open(special);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Today's Special/);
  expect(screen.getByText(/Products Found/)).toHaveTextContent('40 Products Found');
  expect(cards()).toEqual(['Product 1', 'Product 2']);
  await comeNear();
  await screen.findByText('Product 3');
  expect(cards()).toEqual(['Product 1', 'Product 2', 'Product 3']);
  expect(Object.fromEntries(bff.callsOf(PAGES)[0]?.query ?? [])).toEqual({ list: 'special', page: '2' });
});

test('[2.content.search] spec 2, Search: a category radio list beside the grid of what matches', async () => {
  const bff = await open(search);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('mango');
  expect(cards()).toEqual(['Product 1', 'Product 2']);
  expect(screen.getByRole('radio', { name: 'All categories' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: /^Fruits/ }));
  expect(openAddress).toHaveBeenCalledWith('/search/mango?category=fruits#category-fruits');
  await comeNear();
  await screen.findByText('Product 3');
  expect(bff.callsOf(PAGES)[0]?.query.get('q')).toBe('mango');
});

test('[2.content.search] without script, a search in one category keeps it in its filters, next page and sort order', async () => {
  const html = document.createElement('div');
  html.innerHTML = renderToString(
    await SearchListing({ view: { ...FIRST_VIEW, term: 'mango', category: 'fruits' } }),
  );
  const page = within(html);
  const hrefOf = (name: RegExp) => page.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf(/^In stock/)).toBe('/search/mango?category=fruits&filter=in-stock');
  expect(hrefOf(/^Next page/)).toBe('/search/mango?category=fruits&page=2');
  const { form } = page.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
  expect(new FormData(form ?? undefined).get('category')).toBe('fruits');
});
