import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deleteCookie } from 'cookies-next/client';
import { SWRConfig } from 'swr';
import { productOf } from '@/components/catalog/testing/products';
import { chooseRemember, rememberChoice } from '@/lib/client/remember-choice';
import { signOut } from '@/lib/client/session/sign-out';
import { cartOf, forgetEverything } from '@/lib/client/testing/carts';
import { rememberViewed, viewedProducts } from '@/lib/client/viewed-products';
import { fakeBff, lost } from '@/lib/testing/fake-bff';
import { RecentlyViewed } from './recently-viewed';
import { stubNearness } from './testing/nearness';

const CARDS = 'GET /api/products/cards';

const { comeNear } = stubNearness();

beforeEach(() => {
  forgetEverything();
  localStorage.clear();
  chooseRemember('yes');
});

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

test('without viewed products there is no row, and nothing is requested', () => {
  const { bff, container } = show();
  expect(container).toBeEmptyDOMElement();
  expect(bff.calls).toEqual([]);
});

test('[d35.viewed] decisions 35: viewed products load when scrolled near, newest first, without the current one', async () => {
  for (const slug of ['product-2', 'onion', 'product-1']) rememberViewed(slug);
  const { bff } = show('onion');
  expect(bff.callsOf(CARDS)).toEqual([]);
  comeNear();
  const row = await screen.findByRole('list', { name: 'Recently viewed' });
  expect(bff.callsOf(CARDS).map(({ query }) => query.get('slugs'))).toEqual(['product-1,product-2']);
  expect(
    within(row)
      .getAllByRole('heading')
      .map((name) => name.textContent),
  ).toEqual(['Product 1', 'Product 2']);
});

test('a viewed product is remembered once, at the front, and twelve are kept', () => {
  for (let at = 0; at < 15; at += 1) rememberViewed(`product-${at}`);
  show('product-5');
  expect(viewedProducts()).toHaveLength(12);
  expect(viewedProducts().slice(0, 2)).toEqual(['product-5', 'product-14']);
  expect(viewedProducts().filter((slug) => slug === 'product-5')).toHaveLength(1);
});

test('signing out deletes the viewed products', async () => {
  rememberViewed('onion');
  const { bff, container } = show();
  bff.on('DELETE /api/session', () => ({ customer: null, suspended: false }));
  expect(container).not.toBeEmptyDOMElement();
  await act(signOut);
  expect(container).toBeEmptyDOMElement();
  expect(viewedProducts()).toEqual([]);
});

test('signing out in another tab clears the row in this tab', () => {
  rememberViewed('onion');
  const { container } = show();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'koodai-viewed', newValue: null })));
  expect(container).toBeEmptyDOMElement();
});

test('invalid values in the storage are ignored', () => {
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
  comeNear();
  await waitFor(() => expect(container.querySelector('section')).toBeEmptyDOMElement());
});

describe('before the shopper has answered the consent question', () => {
  beforeEach(() => deleteCookie('koodai-remember'));

  test('nothing is remembered, home does not ask, and a product page asks with two equal buttons', async () => {
    const home = show();
    expect(home.container).toBeEmptyDOMElement();
    home.unmount();
    show('onion');
    const [no, yes] = await screen.findAllByRole('button');
    expect([no, yes].map((button) => button?.textContent)).toEqual(['Do not remember', 'Remember']);
    expect(no?.className).toBe(yes?.className);
    expect(viewedProducts()).toEqual([]);
    expect(rememberChoice()).toBeUndefined();
  });

  test('yes remembers this product, no remembers nothing, and the question is not asked again', async () => {
    const first = show('onion');
    await userEvent.click(await screen.findByRole('button', { name: 'Remember' }));
    expect(first.container).toBeEmptyDOMElement();
    expect(viewedProducts()).toEqual(['onion']);
    first.unmount();
    act(() => chooseRemember('no'));
    expect(viewedProducts()).toEqual([]);
    const { container } = show('ginger');
    expect(container).toBeEmptyDOMElement();
    expect(viewedProducts()).toEqual([]);
  });
});
