import { act, render, screen, waitFor, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { productOf } from '@/components/catalog/testing/products';
import { cartOf, forgetEverything } from '@/lib/client/testing/carts';
import { fakeBff, lost } from '@/lib/testing/fake-bff';
import { BoughtBefore } from './bought-before';
import { stubNearness } from './testing/nearness';

const BOUGHT = 'GET /api/bought';
const meena = { customer: { name: 'Meena', mobile: '9843012345' }, suspended: false };
const { comeNear, beInSight } = stubNearness();

beforeEach(forgetEverything);

function show(session: unknown, reply: () => unknown = () => ({ products: [productOf(1), productOf(2)] })) {
  const bff = fakeBff({
    [BOUGHT]: reply,
    'GET /api/cart': () => cartOf(1, []),
    'GET /api/favourites': () => ({ products: [] }),
    'GET /api/stock-alerts': () => ({ products: [] }),
    'GET /api/session': () => session,
  });
  const view = render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <BoughtBefore />
    </SWRConfig>,
  );
  return { bff, ...view };
}

test('a visitor sees no such row, and nothing is requested', async () => {
  const { bff, container } = show({ customer: null, suspended: false });
  await waitFor(() => expect(bff.callsOf('GET /api/session')).toHaveLength(1));
  expect(container).toBeEmptyDOMElement();
  expect(bff.callsOf(BOUGHT)).toEqual([]);
});

test('products bought before load when scrolled near, in the shop’s order', async () => {
  const { bff, container } = show(meena);
  await waitFor(() => expect(container.querySelector('section')).not.toBeNull());
  expect(bff.callsOf(BOUGHT)).toEqual([]);
  comeNear();
  const row = await screen.findByRole('list', { name: 'Buy again' });
  const names = within(row).getAllByRole('heading');
  expect(names.map(({ textContent }) => textContent)).toEqual(['Product 1', 'Product 2']);
});

test.each([
  ['nothing was ordered yet', () => ({ products: [] })],
  ['the shop does not answer', lost],
])('[8.network.silent] when %s, the row gives up its room', async (_, reply) => {
  const { container } = show(meena, reply);
  await waitFor(() => expect(container.querySelector('section')).not.toBeNull());
  comeNear();
  await waitFor(() => expect(container.querySelector('section')).toBeEmptyDOMElement());
});

test('the row does not give up its room while it is on screen', async () => {
  const { bff, container } = show(meena, () => ({ products: [] }));
  await waitFor(() => expect(container.querySelector('section')).not.toBeEmptyDOMElement());
  beInSight(true);
  comeNear();
  await waitFor(() => expect(bff.callsOf(BOUGHT)).toHaveLength(1));
  await act(async () => undefined);
  expect(container.querySelector('section')).not.toBeEmptyDOMElement();
  beInSight(false);
  expect(container.querySelector('section')).toBeEmptyDOMElement();
});

test('a failed load is retried, and then the row shows', async () => {
  let isLost = true;
  const { container } = show(meena, () => (isLost ? lost() : { products: [productOf(1)] }));
  await waitFor(() => expect(container.querySelector('section')).not.toBeNull());
  comeNear();
  await waitFor(() => expect(container.querySelector('section')).toBeEmptyDOMElement());
  isLost = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('list', { name: 'Buy again' })).toBeVisible();
});
