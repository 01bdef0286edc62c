import { render, screen, within } from '@testing-library/react';
import { cartOf, lineOf, okra, tomato } from '@/lib/client/testing/carts';
import type { CartCheck } from '@/lib/contract/bff/cart';
import { paise } from '@/lib/domain/money';
import { PageText } from '@/lib/messages/page-text/page-text';
import { texts } from '@/lib/messages/texts';
import { PlainCart } from './plain-cart';

let pending = false;
jest.mock('next/link', () => ({
  ...jest.requireActual('next/link'),
  useLinkStatus: () => ({ pending }),
}));
afterEach(() => {
  pending = false;
});

const tomatoes = lineOf(tomato, 2);
const okras = lineOf(okra, 1);

function show(changes: Partial<CartCheck> = {}, props: Partial<Parameters<typeof PlainCart>[0]> = {}) {
  const cart = cartOf(1, [tomatoes, okras]);
  const checked = {
    problems: [],
    priceChanges: [],
    subtotal: paise(0),
    openPayment: paise(0),
    cart,
    ...changes,
  };
  const terms = { isDeliveryFree: true };
  render(
    <PlainCart
      checked={checked}
      terms={terms}
      note={undefined}
      productId={undefined}
      from={undefined}
      {...props}
    />,
  );
}

const formOf = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name }).form;
const sent = (form: HTMLFormElement | null) => form && Object.fromEntries(new FormData(form));

test('each line has a form with its quantity, and one that removes it', () => {
  show();
  const set = formOf('Set the quantity of Tomato');
  expect(set).toHaveAttribute('action', `/api/cart/lines/${tomato.id}`);
  expect(set).toHaveAttribute('method', 'post');
  expect(sent(set)).toEqual({ quantity: '2' });
  const remove = formOf('Remove Tomato');
  expect(remove).toHaveAttribute('action', `/api/cart/lines/${tomato.id}`);
  expect(sent(remove)).toEqual({ quantity: '0' });
});

test('the whole cart is cleared by a button in its own form', () => {
  show();
  expect(formOf('Clear Cart')).toHaveAttribute('action', '/api/cart');
  expect(screen.getByRole('button', { name: 'Clear Cart' })).toHaveValue('clear');
});

test('the page says what blocks the order, and how to solve it', () => {
  const { id: lineId, productId, name } = okras;
  show({
    problems: [{ lineId, productId, name, problem: 'outOfStock' }],
    priceChanges: [{ lineId, productId, name, oldPrice: paise(4000), newPrice: paise(4500) }],
  });
  expect(screen.getByText(/currently out of stock/)).toBeVisible();
  expect(screen.getByText(/₹40 before, ₹45 now/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove them' })).toHaveValue('remove_problems');
  expect(screen.getByRole('button', { name: 'Continue with today’s prices' })).toHaveValue('accept_changes');
});

test.each([
  ['outOfStock', 5, ['Only 5 left.']],
  ['outOfStock', 0, []],
  ['inActiveProduct', 5, []],
] as const)('for a line above the stock the page says how many there are: %s, %s', (problem, stock, told) => {
  const { id: lineId, productId, name } = okras;
  const cart = cartOf(1, [tomatoes, { ...okras, quantity: 9, stock }]);
  show({ cart, problems: [{ lineId, productId, name, problem }] });
  const list = screen.getByText(/^This product is currently/).closest('ul');
  expect(
    within(list as HTMLElement)
      .queryAllByText(/left/)
      .map(({ textContent }) => textContent),
  ).toEqual(told);
});

test('the limits of an order are shown before sign-in', () => {
  show({ cart: { ...cartOf(1, [tomatoes]), limits: { minimum: paise(20_000), maximum: paise(0) } } });
  expect(screen.getByText(/more to reach the minimum order of ₹200/)).toBeVisible();
});

test.each([
  ['added_first', 'status', 'Success! Quantity added to your cart. Keep on shopping!'],
  ['already', 'status', 'That is already in your cart. You can change the quantity here.'],
  ['capped', 'alert', 'Only 50 left.'],
  ['out_of_stock', 'alert', 'This product is currently out of stock and cannot be added to your cart.'],
  ['full', 'alert', 'A cart holds 200 different products. Please order these first.'],
  ['not_saved', 'alert', 'The shop is not responding right now. Please try again in a moment.'],
] as const)('the outcome of a form post is shown: %s', (note, role, words) => {
  const line = { ...tomatoes, stock: 50 };
  show({ cart: cartOf(1, [line]) }, { note, productId: tomato.id });
  expect(within(screen.getByRole('table')).queryByText(words)).not.toBeInTheDocument();
  expect(screen.getByRole(role)).toHaveTextContent(words);
});

test.each([
  ['/category/vegetables?page=2', '/category/vegetables?page=2'],
  ['https://elsewhere.example/', '/'],
  ['//elsewhere.example', '/'],
  [undefined, '/'],
])('Continue Shopping leads back to %s only when that is a page of this shop', (from, href) => {
  show({}, { from });
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', href);
});

test('a cart that could not be read is not shown as an empty one', () => {
  show({}, { checked: 'unread' });
  expect(screen.getByText(/could not be read/)).toBeVisible();
  expect(screen.queryByText('Your Cart is Empty')).not.toBeInTheDocument();
});

test("while a line's product or the specials load, their skeleton is shown", () => {
  pending = true;
  show({ cart: cartOf(1, [tomatoes]) });
  const skeletons = () =>
    [...document.querySelectorAll<HTMLElement>('[data-page-skeleton]')].map(
      ({ dataset }) => dataset.pageSkeleton,
    );
  expect(new Set(skeletons())).toEqual(new Set(['product']));
  show({ cart: cartOf(1, []) });
  expect(skeletons()).toContain('list');
});

test('on a Tamil page a product without a Tamil name is marked as English', () => {
  const cart = cartOf(1, [lineOf({ ...tomato, name2: '' }, 1)]);
  const checked = { problems: [], priceChanges: [], subtotal: paise(0), openPayment: paise(0), cart };
  render(
    <PageText value={texts.ta}>
      <PlainCart
        checked={checked}
        terms={{ isDeliveryFree: true }}
        note={undefined}
        productId={undefined}
        from={undefined}
      />
    </PageText>,
  );
  expect(screen.getByText('Tomato')).toHaveAttribute('lang', 'en');
});
