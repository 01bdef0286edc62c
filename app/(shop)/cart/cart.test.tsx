import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ModalHost } from '@/components/site/modal-host';
import { closeModal } from '@/components/ui/modal/modal-store';
import { takeWaitingToasts } from '@/components/ui/toast/toast-store';
import { cartOf, forgetEverything, lineOf, okra, tomato } from '@/lib/client/testing/carts';
import type { Cart, CartLine } from '@/lib/contract/bff/cart';
import { paise } from '@/lib/domain/money';
import { fakeBff, lost } from '@/lib/testing/fake-bff';
import CartPage from './page';

const router = { push: jest.fn(), replace: jest.fn() };
jest.mock('next/navigation', () => ({
  useRouter: () => router,
  usePathname: () => '/cart',
  useSearchParams: () => new URLSearchParams(),
}));

const CHECK = 'POST /api/cart/check';
const meena = { customer: { name: 'Meena', mobile: '9843012345' }, suspended: false };
const guest = { customer: null, suspended: false };
const tomatoes = lineOf(tomato, 2, { name2: 'தக்காளி' });
const okras = lineOf(okra, 1);

beforeEach(forgetEverything);
afterEach(() => {
  closeModal();
  takeWaitingToasts();
  router.push.mockClear();
});

function passing(cart: Cart) {
  return { problems: [], priceChanges: [], subtotal: paise(8500), cart };
}

async function open(
  lines: CartLine[] = [tomatoes, okras],
  session: unknown = meena,
  changes: Partial<Cart> = {},
) {
  const cart = { ...cartOf(1, lines), ...changes };
  const bff = fakeBff({
    'GET /api/cart': () => cart,
    'GET /api/session': () => session,
    [CHECK]: () => passing(cart),
  });
  const user = userEvent.setup();
  render(
    <>
      <CartPage />
      <ModalHost />
    </>,
  );
  await waitFor(() => expect(bff.callsOf('GET /api/session')).not.toHaveLength(0));
  await screen.findByText(lines.length > 0 ? 'Grand Total' : 'Your Cart is Empty');
  return { bff, cart, user };
}

const proceed = () => screen.getAllByRole('button', { name: 'Proceed to Checkout' })[0] as HTMLElement;
const popup = (name: string) => screen.findByRole('alertdialog', { name });
const toasts = () => takeWaitingToasts().map(({ message }) => message);
const problem = (name: string, lineId: number, kind = 'outOfStock') => ({
  lineId,
  productId: lineId - 100,
  name,
  problem: kind,
});

test('spec 2, Cart page: name, second name, pack, struck price, You save, stepper and line total', async () => {
  await open();
  const row = within(screen.getByRole('row', { name: /Tomato/ }));
  expect(row.getByRole('link', { name: 'Tomato' })).toHaveAttribute('href', '/product-detail/a-product');
  expect(row.getByText('தக்காளி')).toHaveAttribute('lang', 'ta');
  expect(row.getByText(/500 g · ₹60\/kg/)).toBeVisible();
  expect(row.getAllByText('₹40')).not.toHaveLength(0);
  expect(row.getByText('You save ₹20')).toBeVisible();
  expect(row.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
  expect(row.getByText('₹60')).toBeVisible();
});

test('spec 2, Cart page: Promotion offer only if above 0, and the grand total without it', async () => {
  await open([tomatoes], meena, { promotionCredit: paise(5000) });
  const bill = within(screen.getByRole('region', { name: 'Bill' }));
  expect(bill.getByText('Promotion offer').nextSibling).toHaveTextContent('−₹50');
  expect(bill.getByText('Grand Total').nextSibling).toHaveTextContent('₹10');
});

test('without a promotion its line is not there', async () => {
  await open();
  expect(screen.queryByText('Promotion offer')).not.toBeInTheDocument();
});

test('spec 2, Cart page: an empty cart shows Cart is Empty and no Clear Cart', async () => {
  await open([]);
  expect(screen.getByRole('heading', { name: /Cart is Empty/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Clear Cart' })).not.toBeInTheDocument();
});

test('decisions 29: stock-0 lines are hidden, a note names them and removes them', async () => {
  const { bff, user } = await open([tomatoes, { ...okras, stock: 0 }]);
  expect(screen.queryByRole('row', { name: /Okra/ })).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(
    'Not available right now, and not in the total: Okra.',
  );
  bff.on('POST /api/cart/check/remove', () => passing(cartOf(2, [tomatoes])));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText(/Not available right now/)).not.toBeInTheDocument());
  expect(bff.callsOf('POST /api/cart/check/remove')[0]?.body).toEqual({ lineIds: [102] });
});

test('spec 4, Quantity: on the cart page the stepper does not go below 1', async () => {
  const { bff, user } = await open([lineOf(tomato, 1)]);
  await user.click(screen.getByRole('button', { name: 'One less' }));
  expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('1');
  expect(bff.callsOf('PUT /api/cart/lines/:id')).toHaveLength(0);
});

test('at the stock’s end the plus changes nothing and says how many there are', async () => {
  const { bff, user } = await open([lineOf(okra, 5)]);
  await user.click(screen.getByRole('button', { name: 'One more' }));
  await waitFor(() => expect(toasts()).toEqual(['Only 5 left.']));
  expect(bff.callsOf('PUT /api/cart/lines/:id')).toHaveLength(0);
});

test('spec 8: removing a product is confirmed first, then said', async () => {
  const { bff, user } = await open();
  bff.on('PUT /api/cart/lines/:id', () => ({ cart: cartOf(2, [okras]) }));
  await user.click(screen.getByRole('button', { name: 'Remove Tomato' }));
  expect(await popup('Delete Product Confirmation')).toHaveTextContent(
    'Are you sure want to delete the product ?',
  );
  expect(bff.callsOf('PUT /api/cart/lines/:id')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Tomato/ })).not.toBeInTheDocument());
  await waitFor(() => expect(toasts()).toEqual(['Product successfully removed from the cart.']));
});

test('spec 8: Clear Cart asks, empties and says so', async () => {
  const { bff, user } = await open();
  bff.on('DELETE /api/cart', () => ({ cart: cartOf(2, []) }));
  await user.click(screen.getByRole('button', { name: 'Clear Cart' }));
  expect(await popup('Empty Cart Confirmation')).toHaveTextContent('Are you sure want to Empty your Cart ?');
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
  await waitFor(() => expect(toasts()).toEqual(['Products successfully removed from the cart.']));
});

test('spec 4, Checkout button: guests see the sign-in modal, nothing is checked', async () => {
  const { bff, user } = await open([tomatoes], guest);
  await user.click(proceed());
  expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeVisible();
  expect(bff.callsOf(CHECK)).toHaveLength(0);
});

test('spec 4, Checkout button: if all pass it goes to /checkout, once', async () => {
  const { user } = await open();
  await user.dblClick(proceed());
  await waitFor(() => expect(router.push.mock.calls).toEqual([['/checkout']]));
});

test('spec 4, Checkout button: unavailable items come first, each with its message; Yes removes them and rechecks', async () => {
  const { bff, cart, user } = await open([tomatoes, okras], meena, {
    limits: { minimum: paise(10_000), maximum: paise(0) },
  });
  bff.on(CHECK, () => ({
    ...passing(cart),
    problems: [problem('Okra', 102), problem('Tomato', 101, 'variantChange')],
    priceChanges: [{ lineId: 101, productId: 1, name: 'Tomato', oldPrice: 3000, newPrice: 3500 }],
  }));
  bff.on('POST /api/cart/check/remove', () => ({
    ...passing({ ...cartOf(2, [tomatoes]), limits: cart.limits }),
    subtotal: paise(6000),
  }));
  await user.click(proceed());
  const box = within(await popup('Please check your cart'));
  expect(
    box.getByText('This product is currently out of stock and cannot be added to your cart.'),
  ).toBeVisible();
  expect(
    box.getByText('This product is currently changed a variant and cannot be added to your cart.'),
  ).toBeVisible();
  await user.click(box.getByRole('button', { name: 'Yes' }));
  expect(await popup('Minimum ₹100 Required for Checkout')).toHaveTextContent(
    'please ensure your cart total exceeds ₹100 to proceed to checkout. Thank you!',
  );
  expect(bff.callsOf('POST /api/cart/check/remove')[0]?.body).toEqual({ lineIds: [102, 101] });
  expect(router.push).not.toHaveBeenCalled();
});

test('No in the problem popup keeps the cart as it is', async () => {
  const { bff, cart, user } = await open();
  bff.on(CHECK, () => ({ ...passing(cart), problems: [problem('Okra', 102)] }));
  await user.click(proceed());
  await user.click(within(await popup('Please check your cart')).getByRole('button', { name: 'No' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(bff.callsOf('POST /api/cart/check/remove')).toHaveLength(0);
  expect(screen.getByRole('row', { name: /Okra/ })).toBeVisible();
});

test('spec 4, Checkout button: price changes are said and the cart is updated', async () => {
  const { bff, cart, user } = await open([tomatoes]);
  bff.on(CHECK, () => ({
    ...passing(cart),
    priceChanges: [{ lineId: 101, productId: 1, name: 'Tomato', oldPrice: 3000, newPrice: 3500 }],
  }));
  bff.on('POST /api/cart/check/accept', () => ({
    cart: cartOf(2, [{ ...tomatoes, offerPrice: paise(3500) }]),
  }));
  await user.click(proceed());
  expect(await popup('Please check your cart')).toHaveTextContent(
    'This product is currently changed price and updated to your cart. ₹30 before, ₹35 now.',
  );
  await user.click(screen.getByRole('button', { name: 'Ok' }));
  expect(within(screen.getByRole('row', { name: /Tomato/ })).getByText('₹70')).toBeVisible();
  expect(router.push).not.toHaveBeenCalled();
});

test('spec 8: above the maximum', async () => {
  const { user } = await open([tomatoes], meena, { limits: { minimum: paise(0), maximum: paise(5000) } });
  await user.click(proceed());
  expect(await popup('Maximum amount exceeds')).toHaveTextContent(
    'please ensure your cart total does not exceeds ₹50 to proceed to checkout. Thank you!',
  );
});

test('a check that is lost says so and the button comes back', async () => {
  const { bff, user } = await open();
  bff.on(CHECK, lost);
  await user.click(proceed());
  await waitFor(() =>
    expect(toasts()).toEqual(['The shop does not answer right now. Please try again in a moment.']),
  );
  expect(proceed()).toHaveTextContent('Proceed to Checkout');
});

test('decisions 35: the maximum purchase is stored locally as MaximumAmount', async () => {
  await open([tomatoes], meena, { limits: { minimum: paise(0), maximum: paise(500_000) } });
  expect(localStorage.getItem('MaximumAmount')).toBe('5000');
});
