import { cleanup, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { productOf } from '@/components/catalog/testing/products';
import { cartOf, forgetEverything, lineOf } from '@/lib/client/testing/carts';
import type { CartLine } from '@/lib/contract/bff/cart';
import { PageText } from '@/lib/messages/page-text/page-text';
import { texts } from '@/lib/messages/texts';
import { fakeBff } from '@/lib/testing/fake-bff';
import { ProductView } from './product-view';

jest.mock('next/navigation', () => ({
  useRouter: () => ({}),
  usePathname: () => '/product-detail/product-1',
}));

const onion = {
  ...productOf(1, { name: 'Onion' }),
  keywords: [],
  descriptionHtml: { words: '' },
  organic: false,
  countryOfOrigin: { words: '' },
  hasZoom: false,
  images: ['onion'],
  packs: [],
};
const INDICATIVE = 'Pictures are indicative: fresh produce differs from one harvest to the next.';

beforeEach(forgetEverything);

type Shown = Partial<ComponentProps<typeof ProductView>> & { lines?: CartLine[] };

async function show({ product = onion, lines = [], ...note }: Shown = {}) {
  fakeBff({
    'GET /api/session': () => ({ customer: null, suspended: false }),
    'GET /api/cart': () => cartOf(1, lines),
  });
  render(<ProductView product={product} terms={{ isDeliveryFree: true }} {...note} />);
  await screen.findByRole('heading', { level: 1, name: 'Onion' });
}

test('[d37.indicative] a product’s page says that its picture is indicative', async () => {
  await show();
  expect(screen.getByText(INDICATIVE)).toBeVisible();
});

test('[d37.indicative] the note uses the shop’s own text if there is one', async () => {
  await show({ pictureNote: { words: 'Photos show a typical bunch.' } });
  expect(screen.getByText('Photos show a typical bunch.')).toBeVisible();
  expect(screen.queryByText(INDICATIVE)).not.toBeInTheDocument();
});

test('the link to the cart has the total of what is in the cart', async () => {
  await show({ lines: [lineOf(onion, 3)] });
  expect(await screen.findByRole('link', { name: 'View cart · ₹114' })).toHaveAttribute('href', '/cart');
});

test('an offer is flagged on the picture, except on a product that is sold out', async () => {
  await show();
  expect(screen.getByText('16%')).toBeVisible();
  cleanup();
  await show({ product: { ...onion, stock: 0 } });
  expect(screen.queryByText('16%')).not.toBeInTheDocument();
});

test('on a Tamil page a name that is not in Tamil is marked as English', async () => {
  fakeBff({
    'GET /api/session': () => ({ customer: null, suspended: false }),
    'GET /api/cart': () => cartOf(1, []),
  });
  render(
    <PageText value={texts.ta}>
      <ProductView product={{ ...onion, name2: '' }} terms={{ isDeliveryFree: true }} />
    </PageText>,
  );
  const title = await screen.findByRole('heading', { level: 1, name: 'Onion' });
  expect(within(title).getByText('Onion')).toHaveAttribute('lang', 'en');
});
