import { render, screen } from '@testing-library/react';
import { productOf } from '@/components/catalog/testing/products';
import { cartOf, forgetEverything } from '@/lib/client/testing/carts';
import { fakeBff } from '@/lib/testing/fake-bff';
import { Alternatives } from './alternatives';
import { relatedRows } from './related-rows';

const SOLD_OUT = { stock: 0 };
const relatedOf = (count: number, soldOut: readonly number[] = []) =>
  Array.from({ length: count }, (_, at) => productOf(at + 1, { stock: soldOut.includes(at + 1) ? 0 : 5 }));
const idsOf = (products: readonly { id: number }[]) => products.map(({ id }) => id);

beforeEach(async () => {
  await forgetEverything();
  fakeBff({
    'GET /api/cart': () => cartOf(1),
    'GET /api/session': () => ({ customer: null, suspended: false }),
  });
});

test('alternatives are a region of cards; without any nothing is shown', async () => {
  const { rerender, container } = render(<Alternatives products={relatedOf(2)} />);
  expect(await screen.findByRole('region', { name: 'In stock instead' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Product 1',
    'Product 2',
  ]);
  rerender(<Alternatives products={[]} />);
  expect(container).toBeEmptyDOMElement();
});

test('for a product out of stock the four closest in stock are offered, and no product is listed twice', () => {
  const { instead, others } = relatedRows(SOLD_OUT, relatedOf(12, [2, 9]));
  expect(idsOf(instead)).toEqual([1, 3, 4, 5]);
  expect(idsOf(others)).toEqual([2, 6, 7, 8, 9, 10, 11, 12]);
});

test('related products are left out when too few for a row remain', () => {
  expect(idsOf(relatedRows(SOLD_OUT, relatedOf(8)).others)).toEqual([5, 6, 7, 8]);
  expect(idsOf(relatedRows(SOLD_OUT, relatedOf(5)).others)).toEqual([5]);
});

test.each([
  ['in stock', { stock: 3 }, relatedOf(3)],
  ['out of stock like all related ones', SOLD_OUT, relatedOf(3, [1, 2, 3])],
])('for a product %s all related products are one row', (_, product, related) => {
  expect(relatedRows(product, related)).toEqual({ instead: [], others: related });
});
