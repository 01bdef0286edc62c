import { render, screen } from '@testing-library/react';
import type { CmsPage } from '@/lib/contract/bff/content';
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
  ['alone when the shop has no own text', undefined, 'Why us'],
  [
    'above the shop’s own text',
    { title: { words: 'Why Koodai' }, html: { words: '<p>We know each farm.</p>' } },
    'Why Koodai',
  ],
  [
    'above text in the other language only, whose title is not used',
    { title: { words: 'ஏன்', lang: 'ta' }, html: { words: '<p>We know each farm.</p>', lang: 'ta' } },
    'Why us',
  ],
])('the four benefits are shown %s', async (_name, stored, title) => {
  mockStored = stored;
  render(await WhyUsPage());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  const benefits = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(benefits.slice(0, 4)).toEqual(BENEFITS);
  expect(screen.queryAllByText('We know each farm.')).toHaveLength(stored ? 1 : 0);
});

test('free delivery is not listed as a benefit when the shop does not offer it', async () => {
  mockIsFree = false;
  render(await WhyUsPage());
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  expect(screen.queryByText(/free/i)).not.toBeInTheDocument();
});
