import { render, screen } from '@testing-library/react';
import type { CmsPage } from '@/lib/contract/bff/catalogue';
import WhyUsPage from './page';

let mockStored: CmsPage | undefined;
let mockIsFree = true;
jest.mock('@/lib/shop/cached/content', () => ({
  cachedCmsPage: async () => mockStored,
  cachedSiteDetails: async () => ({ terms: { isDeliveryFree: mockIsFree } }),
}));
jest.mock('@/lib/seo/breadcrumb-data', () => ({ BreadcrumbData: () => null }));
jest.mock('next/navigation', () => ({ usePathname: () => '/why-us' }));

const BENEFITS = ['Unbeatable prices', '100% fresh produce', 'Free delivery', 'Support farmers'];

test.each<[string, CmsPage | undefined, string]>([
  ['alone while the shop has written nothing', undefined, 'Why us'],
  [
    'above what the shop has written',
    { title: { words: 'Why Koodai' }, html: { words: '<p>We know each farm.</p>' } },
    'Why Koodai',
  ],
  [
    'above what it has written in the other language only, whose title is not the page’s',
    { title: { words: 'ஏன்', lang: 'ta' }, html: { words: '<p>We know each farm.</p>', lang: 'ta' } },
    'Why us',
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
