import { act, screen, waitFor } from '@testing-library/react';
import { cartOf, forgetEverything, later } from '@/lib/client/testing/carts';
import { paths } from '@/lib/config/paths';
import { paise } from '@/lib/domain/money';
import { answer, type BffCall, lost } from '@/lib/testing/fake-bff';
import { CHECK, complete, filled, home, ORDER, open, payOnDelivery, router, start } from './testing/checkout';

jest.mock('next/navigation', () => ({
  useRouter: () => router,
  usePathname: () => '/checkout',
  useSearchParams: () => new URLSearchParams(),
}));

const keyOf = (call: BffCall | undefined) => call?.headers.get('idempotency-key');

test('[2.checkout.loader] [4.checkout.redirect] [9.orderRedirect] spec 4, Checkout flow: the loader stands for 2 seconds, then /order-success', async () => {
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

test('[2.checkout.once] spec 2, Checkout: Complete Order is disabled after the first click, so a double click is one order', async () => {
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

test('[2.checkout.payment] [d8.covered] decisions 8: fully covered by the promotion there is no payment choice and a promotion order', async () => {
  const { bff, user } = await open({ cart: { ...filled, promotionCredit: paise(9000) } });
  expect(screen.queryByRole('radio', { name: 'Cash On Delivery' })).not.toBeInTheDocument();
  expect(screen.getByText('Fully covered by your promotion offer')).toBeVisible();
  await user.click(complete());
  await waitFor(() =>
    expect(bff.callsOf(ORDER)[0]?.body).toEqual({ addressId: 7, payment: 'promotion', expectedTotal: 0 }),
  );
});

test('[8.payment.orderFailed] decisions 33: a refused order says that none was placed and nothing was charged, cart intact', async () => {
  const { bff, user } = await open();
  bff.on(ORDER, () => answer(409, { error: { code: 'out_of_stock', message: '' } }));
  await user.click(payOnDelivery());
  await user.click(complete());
  expect(await screen.findByText(/No order was placed and nothing was charged/)).toBeVisible();
  expect(screen.queryByText('Processing your order...')).not.toBeInTheDocument();
  expect(complete()).toHaveTextContent('Complete Order');
});

test('an order to a place that is no longer served shows an error, and the address shows it too', async () => {
  const { bff, user } = await open();
  bff.on(ORDER, () => answer(409, { error: { code: 'not_served', message: '' } }));
  bff.on('GET /api/addresses', () => ({ addresses: [{ ...home, served: false }] }));
  await user.click(payOnDelivery());
  await user.click(complete());
  expect(await screen.findByText(/we do not deliver to this pincode yet. No order was placed/)).toBeVisible();
  expect(await screen.findByText(/Sorry, we do not deliver to 641 002 yet./)).toBeVisible();
});

test('an unserved address offers an alert, without selecting the address', async () => {
  const office = { ...home, id: 8, isDefault: false, served: false, name: 'Kavin', pincode: '643001' };
  const { bff, user } = await open({ addresses: [home, office] });
  bff.on('PUT /api/pincode-alerts/:pincode', ({ params }) => ({ pincodes: [params.pincode] }));
  await user.click(screen.getByRole('button', { name: 'Tell me when you do' }));
  expect(await screen.findByRole('button', { name: 'We will tell you by SMS' })).toBeVisible();
  expect(bff.callsOf('PUT /api/pincode-alerts/:pincode').map(({ params }) => params.pincode)).toEqual([
    '643001',
  ]);
  expect(screen.getByRole('radio', { name: 'Meena Sundaram' })).toBeChecked();
});

test('decisions 10: offline after the order is placed, the page says so and shows the order once online', async () => {
  const { bff, user } = await open();
  await user.click(payOnDelivery());
  jest.useFakeTimers();
  const connected = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  act(() => complete().click());
  await act(() => jest.advanceTimersByTimeAsync(500));
  connected.mockReturnValue(false);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByRole('dialog', { name: /^Your order is placed. You are offline/ })).toBeVisible();
  expect(router.replace).not.toHaveBeenCalled();
  connected.mockReturnValue(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(router.replace.mock.calls).toEqual([['/order-success']]);
  expect(bff.callsOf(ORDER)).toHaveLength(1);
  connected.mockRestore();
});

const failed = () => answer(500, { error: { code: 'internal', message: '' } });
test.each([
  ['a lost answer', lost],
  ['an error of the shop’s own', failed],
])('decisions 10: after %s the page asks to press again, and the same key is sent', async (_, first) => {
  const { bff, user } = await open();
  bff.on(ORDER, first);
  await user.click(payOnDelivery());
  const statuses = screen.getAllByRole('status');
  await user.click(complete());
  const message = await screen.findByText(/Press Complete Order again/);
  expect(message).toBeVisible();
  expect(statuses).toContain(message.closest('[role]'));
  bff.on(ORDER, () => ({ orderId: 'KD1' }));
  await user.click(complete());
  await waitFor(() => expect(bff.callsOf(ORDER)).toHaveLength(2));
  const [one, other] = bff.callsOf(ORDER).map(keyOf);
  expect(one).toMatch(/./);
  expect(other).toBe(one);
});

test.each([
  ['an error', failed],
  ['no answer', lost],
])(
  'decisions 33: after %s it says that no order was placed so far, once the cart is found unchanged',
  async (_, first) => {
    const { bff, user } = await open();
    bff.on(ORDER, first);
    await user.click(payOnDelivery());
    await user.click(complete());
    expect(await screen.findByText(/No order was placed so far and nothing was charged/)).toBeVisible();
    bff.on('GET /api/cart', lost);
    await user.click(complete());
    await waitFor(() => expect(bff.callsOf(ORDER)).toHaveLength(2));
    expect(await screen.findByText(/We could not hear back from the shop/)).toBeVisible();
    expect(screen.queryByText(/No order was placed so far/)).not.toBeInTheDocument();
  },
);

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

test('decisions 10: after a lost response only the customer who ordered is asked to press again', async () => {
  const { bff, user, unmount } = await open();
  bff.on(ORDER, lost);
  await user.click(payOnDelivery());
  await user.click(complete());
  await screen.findByText(/Press Complete Order again/);
  unmount();
  await forgetEverything();
  start({ cart: cartOf(1, [], 'owner-2') });
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/cart'));
  expect(screen.queryByText(/Press Complete Order again/)).not.toBeInTheDocument();
});

test('Complete Order waits for the addresses to load before it asks to add one', async () => {
  const addresses = later<unknown[]>();
  start({ addresses: addresses.promise });
  await screen.findByRole('region', { name: 'Order summary' });
  await act(async () => screen.getAllByRole('button', { name: 'Wait...' })[0]?.click());
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await act(async () => addresses.resolve([home]));
  expect(complete()).not.toHaveAttribute('aria-disabled');
});

const ordered = { ...cartOf(4), orderedAs: 'KD10482' };

test('[4.checkout.emptyCart] opening checkout with a cart that was ordered earlier leads to the cart', async () => {
  start({ cart: ordered });
  await waitFor(() => expect(router.replace.mock.calls).toEqual([['/cart']]));
  expect(screen.queryByText('This cart was already ordered')).not.toBeInTheDocument();
});

test('decisions 10: when another tab has ordered the cart, the page stays and links to the order', async () => {
  const { bff, user } = await open();
  bff.on(CHECK, () => ({
    problems: [],
    priceChanges: [],
    subtotal: 0,
    openPayment: 0,
    cart: ordered,
  }));
  await user.click(payOnDelivery());
  await user.click(complete());
  expect(await screen.findByRole('heading', { name: 'This cart was already ordered' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('This cart was already placed as order #KD10482');
  expect(screen.getByRole('link', { name: 'See the order' })).toHaveAttribute(
    'href',
    paths.orderDetails('KD10482'),
  );
  expect(router.replace).not.toHaveBeenCalled();
  expect(bff.callsOf(ORDER)).toHaveLength(0);
});

test('decisions 10: an order whose response was lost leads to the success page once the cart names it', async () => {
  const { bff, user } = await open();
  bff.on(ORDER, lost);
  bff.on('GET /api/cart', () => ordered);
  await user.click(payOnDelivery());
  await user.click(complete());
  await waitFor(() => expect(router.replace.mock.calls).toEqual([['/order-success']]));
  expect(screen.queryByText('This cart was already ordered')).not.toBeInTheDocument();
  expect(bff.callsOf(ORDER)).toHaveLength(1);
});
