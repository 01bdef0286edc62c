import { render, screen } from '@testing-library/react';
import { productOf } from '@/components/catalog/testing/products';
import { cartOf, forgetEverything } from '@/lib/client/testing/carts';
import { fakeBff } from '@/lib/testing/fake-bff';
import { Alternatives } from './alternatives';

beforeEach(async () => {
  await forgetEverything();
  fakeBff({
    'GET /api/cart': () => cartOf(1),
    'GET /api/session': () => ({ customer: null, suspended: false }),
  });
});

test('the four closest in-stock products are offered for one out of stock', async () => {
  const related = [1, 2, 3, 4, 5, 6].map((id) => productOf(id, { stock: id === 2 ? 0 : 5 }));
  render(<Alternatives related={related} />);
  expect(await screen.findByRole('region', { name: 'In stock instead' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Product 1',
    'Product 3',
    'Product 4',
    'Product 5',
  ]);
});

test('nothing is shown when no related product is in stock', () => {
  const { container } = render(<Alternatives related={[productOf(1, { stock: 0 })]} />);
  expect(container).toBeEmptyDOMElement();
});
