import { act, render, screen, within } from '@testing-library/react';
import { forgetEverything } from '@/lib/client/testing/carts';
import { fakeBff } from '@/lib/testing/fake-bff';
import { HomeContent } from './home-content';

jest.mock('@/lib/shop/cached/content', () => ({
  cachedBanners: async () => [],
  cachedSiteDetails: async () => ({ terms: { isDeliveryFree: true }, links: {} }),
}));
jest.mock('@/lib/shop/cached/categories', () => ({ cachedCategories: async () => [] }));
jest.mock('@/lib/shop/cached/settings', () => ({ cachedPaysOnline: async () => true }));
jest.mock('@/lib/shop/cached/products', () => ({ cachedSpecials: async () => undefined }));
jest.mock('@/lib/seo/origin', () => ({ pageUrl: () => 'https://shop.example/' }));
jest.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/' }));

beforeEach(forgetEverything);

test('[1.home.why] spec 1, Home: a section says why to buy here, in the four benefits of Why-us', async () => {
  fakeBff({ 'GET /api/session': () => ({ customer: null, suspended: false }) });
  render(await HomeContent());
  const why = screen.getByRole('heading', { level: 2, name: /^Why shop with us/ }).closest('section');
  const benefits = within(why as HTMLElement).getAllByRole('listitem');
  expect(benefits.map((item) => within(item).getByRole('heading').textContent)).toEqual([
    'Unbeatable prices',
    '100% fresh produce',
    'Free delivery',
    'Support farmers',
  ]);
  await act(async () => undefined);
});
