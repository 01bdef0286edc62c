import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ModalHost } from '@/components/site/modal-host';
import { closeModal } from '@/components/ui/modal/modal-store';
import { takeWaitingToasts } from '@/components/ui/toast/toast-store';
import { cartOf, forgetEverything, later, lineOf, tomato } from '@/lib/client/testing/carts';
import { addressSchema } from '@/lib/contract/bff/account';
import type { Cart } from '@/lib/contract/bff/cart';
import { paise } from '@/lib/domain/money';
import { answer, type BffCall, fakeBff, lost } from '@/lib/testing/fake-bff';
import CheckoutPage from './page';

const router = { push: jest.fn(), replace: jest.fn() };
jest.mock('next/navigation', () => ({
  useRouter: () => router,
  usePathname: () => '/checkout',
  useSearchParams: () => new URLSearchParams(),
}));

const ORDER = 'POST /api/orders';
const CHECK = 'POST /api/cart/check';
const home = addressSchema.parse({
  id: 7,
  isDefault: true,
  name: 'Meena Sundaram',
  mobile: '9843012345',
  email: '',
  address: '14 Kamaraj Street',
  area: 'R.S. Puram',
  landmark: 'Near Murugan Kovil',
  city: 'Coimbatore',
  pincode: '641002',
});
const meena = { customer: { name: 'Meena', mobile: '9843012345' }, suspended: false };
const filled = cartOf(3, [lineOf(tomato, 2)]);

beforeEach(async () => {
  sessionStorage.clear();
  await forgetEverything();
});
afterEach(() => {
  closeModal();
  takeWaitingToasts();
  jest.useRealTimers();
  router.push.mockClear();
  router.replace.mockClear();
});

function passing(cart: Cart) {
  return { problems: [], priceChanges: [], subtotal: paise(6000), cart };
}

function start({ addresses = [home], cart = filled }: { addresses?: unknown[]; cart?: Cart } = {}) {
  const bff = fakeBff({
    'GET /api/session': () => meena,
    'GET /api/cart': () => cart,
    'GET /api/addresses': () => ({ addresses }),
    [CHECK]: () => passing(cart),
    [ORDER]: () => ({ orderId: 'KD1' }),
  });
  const screenOf = render(
    <>
      <CheckoutPage />
      <ModalHost />
    </>,
  );
  return { bff, ...screenOf };
}

async function open(setup: Parameters<typeof start>[0] = {}) {
  const started = start(setup);
  const { bff } = started;
  const user = userEvent.setup();
  await screen.findByRole('region', { name: 'Order summary' });
  await waitFor(() => expect(bff.callsOf('GET /api/addresses')).not.toHaveLength(0));
  const [first] = await screen.findAllByText(/^(No addresses available\.|Meena Sundaram|Kavin)$/);
  expect(first).toBeVisible();
  return { ...started, user };
}

const complete = () => screen.getAllByRole('button', { name: 'Complete Order' })[0] as HTMLElement;
const popup = (name: string) => screen.findByRole('alertdialog', { name });
const payOnDelivery = () => screen.getByRole('radio', { name: 'Cash On Delivery' });
const keyOf = (call: BffCall | undefined) => call?.headers.get('idempotency-key');

test('spec 4, Checkout flow: without an address, Add Address', async () => {
  const { bff, user } = await open({ addresses: [] });
  await user.click(complete());
  expect(await popup('Add Address')).toHaveTextContent('Please add your shipping address');
  expect(bff.callsOf(CHECK)).toHaveLength(0);
});

test('spec 4, Checkout flow: without a default address, Choose address', async () => {
  const { user } = await open({ addresses: [{ ...home, isDefault: false }] });
  await user.click(complete());
  expect(await popup('Choose address')).toHaveTextContent('Please Choose a Delivery Address');
});

test('spec 4, Checkout flow: without a payment method, Select Payment Method', async () => {
  const { bff, user } = await open();
  await user.click(complete());
  expect(await popup('Select Payment Method')).toHaveTextContent(
    'Please select a payment method to proceed.',
  );
  expect(bff.callsOf(ORDER)).toHaveLength(0);
});

test('spec 2, Checkout: only Cash On Delivery can be chosen, and each line is summed up', async () => {
  await open();
  expect(within(screen.getByRole('group', { name: 'Pay by' })).getAllByRole('radio')).toEqual([
    payOnDelivery(),
  ]);
  const summary = within(screen.getByRole('region', { name: 'Order summary' }));
  expect(summary.getByText('500 g × 2')).toBeVisible();
  expect(summary.getByText('Grand Total').nextSibling).toHaveTextContent('₹60');
});

test('spec 4, Addresses: choosing a radio sets the default', async () => {
  const other = { ...home, id: 8, isDefault: false, name: 'Kavin' };
  const { bff, user } = await open({ addresses: [home, other] });
  bff.on('POST /api/addresses/:id/default', () => ({
    addresses: [
      { ...other, isDefault: true },
      { ...home, isDefault: false },
    ],
  }));
  await user.click(screen.getByRole('radio', { name: 'Kavin' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Kavin' })).toBeChecked());
  expect(bff.callsOf('POST /api/addresses/:id/default')[0]?.params).toEqual({ id: '8' });
});

test('spec 4, Addresses: delete needs confirmation', async () => {
  const { bff, user } = await open();
  bff.on('DELETE /api/addresses/:id', () => ({ addresses: [] }));
  await user.click(screen.getByRole('button', { name: 'Delete address of Meena Sundaram, R.S. Puram' }));
  expect(await popup('Delete Address')).toHaveTextContent('Are you sure want to delete Address ?');
  expect(bff.callsOf('DELETE /api/addresses/:id')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('No addresses available.')).toBeVisible();
});

test('spec 4, Checkout flow: the loader stands for 2 seconds, then /order-success', async () => {
  const { user } = await open();
  await user.click(payOnDelivery());
  jest.useFakeTimers();
  act(() => complete().click());
  await act(() => jest.advanceTimersByTimeAsync(1900));
  expect(screen.getByRole('dialog', { name: 'Processing your order...' })).toBeVisible();
  expect(router.replace).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(router.replace.mock.calls).toEqual([['/order-success']]);
});

test('spec 2, Checkout: Complete Order is disabled after the first click, so a double click is one order', async () => {
  const { bff, user } = await open();
  const placing = later<unknown>();
  bff.on(ORDER, () => placing.promise);
  await user.click(payOnDelivery());
  await user.dblClick(complete());
  await screen.findByRole('dialog', { name: 'Processing your order...' });
  expect(bff.callsOf(CHECK)).toHaveLength(1);
  await act(async () => placing.resolve({ orderId: 'KD1' }));
  expect(bff.callsOf(ORDER).map(({ body }) => body)).toEqual([
    { addressId: 7, payment: 'cod', expectedTotal: 6000 },
  ]);
});

test('decisions 8: fully covered by the promotion there is no payment choice and a promotion order', async () => {
  const { bff, user } = await open({ cart: { ...filled, promotionCredit: paise(9000) } });
  expect(screen.queryByRole('radio', { name: 'Cash On Delivery' })).not.toBeInTheDocument();
  expect(screen.getByText('Fully covered by your promotion offer')).toBeVisible();
  await user.click(complete());
  await waitFor(() =>
    expect(bff.callsOf(ORDER)[0]?.body).toEqual({ addressId: 7, payment: 'promotion', expectedTotal: 0 }),
  );
});

test('spec 4, Checkout flow: after the limit popup the shopper goes to /cart', async () => {
  const { bff, user } = await open({
    cart: { ...filled, limits: { minimum: paise(10_000), maximum: paise(0) } },
  });
  await user.click(payOnDelivery());
  await user.click(complete());
  await user.click(
    within(await popup('Minimum ₹100 Required for Checkout')).getByRole('button', { name: 'Ok' }),
  );
  await waitFor(() => expect(router.push.mock.calls).toEqual([['/cart']]));
  expect(bff.callsOf(ORDER)).toHaveLength(0);
});

test('decisions 33: a refused order says that none was placed and nothing was charged, cart intact', async () => {
  const { bff, user } = await open();
  bff.on(ORDER, () => answer(409, { error: { code: 'out_of_stock', message: '' } }));
  await user.click(payOnDelivery());
  await user.click(complete());
  expect(await screen.findByText(/No order was placed and nothing was charged/)).toBeVisible();
  expect(screen.queryByText('Processing your order...')).not.toBeInTheDocument();
  expect(complete()).toHaveTextContent('Complete Order');
});

const failed = () => answer(500, { error: { code: 'internal', message: '' } });
test.each([
  ['a lost answer', lost],
  ['an error of the shop’s own', failed],
])('decisions 10: %s asks to press again, and the same key is sent', async (_, first) => {
  const { bff, user } = await open();
  bff.on(ORDER, first);
  await user.click(payOnDelivery());
  await user.click(complete());
  expect(await screen.findByText(/Press Complete Order again/)).toBeVisible();
  bff.on(ORDER, () => ({ orderId: 'KD1' }));
  await user.click(complete());
  await waitFor(() => expect(bff.callsOf(ORDER)).toHaveLength(2));
  const [one, other] = bff.callsOf(ORDER).map(keyOf);
  expect(one).toMatch(/./);
  expect(other).toBe(one);
});

test('decisions 10: reloaded after a lost answer with the cart gone, pressing again fetches the same order', async () => {
  const { bff, user, unmount } = await open();
  bff.on(ORDER, lost);
  bff.on('GET /api/cart', () => cartOf(4, []));
  await user.click(payOnDelivery());
  await user.click(complete());
  await screen.findByText(/Press Complete Order again/);
  const key = keyOf(bff.callsOf(ORDER)[0]);
  unmount();
  const again = start({ cart: cartOf(4, []) });
  await user.click(await screen.findByRole('button', { name: 'Complete Order' }));
  await screen.findByRole('dialog', { name: 'Processing your order...' });
  expect(again.bff.callsOf(ORDER).map(keyOf)).toEqual([key]);
  expect(router.replace).not.toHaveBeenCalledWith('/cart');
});

test('spec 4, Checkout flow: an empty cart sends the user to /cart', async () => {
  start({ cart: cartOf(1, []) });
  await waitFor(() => expect(router.replace.mock.calls).toEqual([['/cart']]));
});

test('spec 4, Checkout flow: a failed cart sends the user to /cart', async () => {
  const { bff } = start();
  bff.on('GET /api/cart', () => answer(403, { error: { code: 'forbidden', message: '' } }));
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/cart'));
});

test('decisions 25: a signed-out visitor is sent home with the sign-in popup', async () => {
  const { bff } = start();
  bff.on('GET /api/session', () => ({ customer: null, suspended: false }));
  window.history.replaceState(null, '', '/checkout');
  await waitFor(() => expect(router.replace.mock.calls).toEqual([['/?signin=1&return=%2Fcheckout']]));
  expect(bff.callsOf('GET /api/addresses')).toHaveLength(0);
});
