import { act, render, screen, waitFor, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { productOf } from '@/components/catalog/testing/products';
import { cartOf, forgetEverything } from '@/lib/client/testing/carts';
import { rememberViewed, viewedProducts } from '@/lib/client/viewed-products';
import { fakeBff, lost } from '@/lib/testing/fake-bff';
import { RecentlyViewed } from './recently-viewed';

const CARDS = 'GET /api/products/cards';

let comeNear: () => void;
class Observer {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    comeNear = () => callback([{ isIntersecting: true }]);
  }
  observe() {}
  unobserve() {}
  disconnect() {}
}

const plain = window.IntersectionObserver;
beforeEach(() => {
  forgetEverything();
  localStorage.clear();
  Object.assign(window, { IntersectionObserver: Observer });
});
afterEach(() => void Object.assign(window, { IntersectionObserver: plain }));

function show(current?: string, reply: () => unknown = () => ({ products: [productOf(1), productOf(2)] })) {
  const bff = fakeBff({
    [CARDS]: reply,
    'GET /api/cart': () => cartOf(1, []),
    'GET /api/session': () => ({ customer: null, suspended: false }),
  });
  const view = render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <RecentlyViewed {...(current ? { current } : {})} />
    </SWRConfig>,
  );
  return { bff, ...view };
}

test('whoever has looked at nothing sees nothing, and nothing is asked', () => {
  const { bff, container } = show();
  expect(container).toBeEmptyDOMElement();
  expect(bff.calls).toEqual([]);
});

test('decisions 35: newest first, read when the shopper comes near, the page’s own product left out', async () => {
  for (const slug of ['product-2', 'onion', 'product-1']) rememberViewed(slug);
  const { bff } = show('onion');
  expect(bff.callsOf(CARDS)).toEqual([]);
  act(comeNear);
  const row = await screen.findByRole('list', { name: 'Recently viewed' });
  expect(bff.callsOf(CARDS).map(({ query }) => query.get('slugs'))).toEqual(['product-1,product-2']);
  expect(
    within(row)
      .getAllByRole('heading')
      .map((name) => name.textContent),
  ).toEqual(['Product 1', 'Product 2']);
});

test('a product page is remembered once, at the front, and twelve are kept', () => {
  for (let at = 0; at < 15; at += 1) rememberViewed(`product-${at}`);
  show('product-5');
  expect(viewedProducts()).toHaveLength(12);
  expect(viewedProducts().slice(0, 2)).toEqual(['product-5', 'product-14']);
  expect(viewedProducts().filter((slug) => slug === 'product-5')).toHaveLength(1);
});

test('what somebody else wrote into the storage is not believed', () => {
  localStorage.setItem('koodai-viewed', '["ok", "../../etc", 7, "UPPER"]');
  expect(viewedProducts()).toEqual(['ok']);
  localStorage.setItem('koodai-viewed', '{broken');
  expect(viewedProducts()).toEqual([]);
});

test.each([
  ['none of them is sold any more', () => ({ products: [] })],
  ['the shop does not answer', lost],
])('when %s, the row goes away', async (_, reply) => {
  rememberViewed('onion');
  const { container } = show(undefined, reply);
  act(comeNear);
  await waitFor(() => expect(container.querySelector('section')).toBeEmptyDOMElement());
});
