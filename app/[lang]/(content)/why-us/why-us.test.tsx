import { render, screen } from '@testing-library/react';
import WhyUsPage from './page';

let mockStored: { title: string; html: string } | undefined;
let mockIsFree = true;
jest.mock('@/lib/shop/cached/content', () => ({
  cachedCmsPage: async () => mockStored,
  cachedSiteDetails: async () => ({ terms: { isDeliveryFree: mockIsFree } }),
}));
jest.mock('@/lib/seo/breadcrumb-data', () => ({ BreadcrumbData: () => null }));
jest.mock('next/navigation', () => ({ usePathname: () => '/why-us' }));

const BENEFITS = ['Unbeatable prices', '100% fresh produce', 'Free delivery', 'Support farmers'];

test.each([
  ['alone while the shop has written nothing', undefined, 'Why us'],
  [
    'above what the shop has written',
    { title: 'Why Koodai', html: '<p>We know each farm.</p>' },
    'Why Koodai',
  ],
])('the four benefits stand %s', async (_name, stored, title) => {
  mockStored = stored;
  render(await WhyUsPage());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  const benefits = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(benefits.slice(0, 4)).toEqual(BENEFITS);
  expect(screen.queryAllByText('We know each farm.')).toHaveLength(stored ? 1 : 0);
});

test('free delivery is no benefit of a shop that does not say so', async () => {
  mockIsFree = false;
  render(await WhyUsPage());
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  expect(screen.queryByText(/free/i)).not.toBeInTheDocument();
});
