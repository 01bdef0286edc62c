import { render, screen } from '@testing-library/react';
import { SpecialListing } from './special-listing';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn() }),
  usePathname: () => '/today-special',
}));
jest.mock('./find-special-page', () => ({
  findSpecialPage: async () => ({
    view: { category: '', sort: '', filter: '', page: 1 },
    products: { products: [], count: 0, page: 1, pageCount: 0, facets: undefined },
  }),
}));
jest.mock('@/lib/shop/cached/categories', () => ({ cachedCategories: async () => [] }));

test('[8.empty.todaySpecial] a day without specials shows a message', async () => {
  render(await SpecialListing({ view: { category: '', sort: '', filter: '', page: 1 } }));
  expect(
    screen.getByRole('heading', {
      name: 'There is no products available in today special. Please check back later',
    }),
  ).toBeVisible();
});
