import { act, screen, waitFor, within } from '@testing-library/react';
import { currentModal } from '@/lib/client/modal-store';
import { cartOf, later } from '@/lib/client/testing/carts';
import { paise } from '@/lib/domain/money';
import { answer, lost } from '@/lib/testing/fake-bff';
import {
  CHECK,
  guest,
  okras,
  open,
  passing,
  popup,
  proceed,
  REMOVE,
  router,
  tomatoes,
} from './testing/cart-page';

const problem = (name: string, lineId: number, kind = 'outOfStock') => ({
  lineId,
  productId: lineId - 100,
  name,
  problem: kind,
});
const dearer = { lineId: 101, productId: 1, name: 'Tomato', oldPrice: 3000, newPrice: 3500 };

test('[4.cartCheckout.guest] spec 4, Checkout button: guests see the sign-in modal with return url /checkout, nothing is checked', async () => {
  const { bff, user } = await open([tomatoes], { session: guest });
  await user.click(proceed());
  expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeVisible();
  expect(currentModal()).toMatchObject({ kind: 'sign-in', returnTo: '/checkout' });
  expect(bff.callsOf(CHECK)).toHaveLength(0);
});

test('[4.cartCheckout.pass] spec 4, Checkout button: if all pass it goes to /checkout, once', async () => {
  const { user } = await open();
  await user.dblClick(proceed());
  await waitFor(() => expect(router.push.mock.calls).toEqual([['/checkout']]));
});

test('a shopper who leaves the page during the cart check is not taken to checkout', async () => {
  const { bff, cart, user } = await open();
  const checking = later<unknown>();
  bff.on(CHECK, () => checking.promise);
  await user.click(proceed());
  window.history.pushState(null, '', '/faq');
  await act(async () => checking.resolve(passing(cart)));
  window.history.replaceState(null, '', '/');
  await waitFor(() => expect(proceed()).toHaveTextContent('Proceed to Checkout'));
  expect(router.push).not.toHaveBeenCalled();
});

test('[4.cartCheckout.yes] [8.limits.minimum] [5.checkout.minimum] spec 4, Checkout button: unavailable items come first, each with its message; Yes removes them and rechecks', async () => {
  const { bff, cart, user } = await open([tomatoes, okras], {
    changes: {
      limits: { minimum: paise(10_000), maximum: paise(0) },
    },
  });
  bff.on(CHECK, () => ({
    ...passing(cart),
    problems: [problem('Okra', 102), problem('Tomato', 101, 'variantChange')],
    priceChanges: [dearer],
  }));
  bff.on(REMOVE, () => ({
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
  expect(bff.callsOf(REMOVE)[0]?.body).toEqual({ lineIds: [102, 101] });
  expect(router.push).not.toHaveBeenCalled();
});

test('the popups name products in the language of the page, as the cart does', async () => {
  const { bff, cart, user } = await open([
    { ...tomatoes, name: 'தக்காளி' },
    { ...okras, name: 'வெண்டைக்காய்' },
  ]);
  bff.on(CHECK, () => ({ ...passing(cart), problems: [problem('Okra', 102)] }));
  await user.click(proceed());
  expect(await popup('Please check your cart')).toHaveTextContent('வெண்டைக்காய்');
  bff.on(REMOVE, () => ({ ...passing(cart), priceChanges: [dearer] }));
  bff.on('POST /api/cart/check/accept', () => ({ cart }));
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(async () => expect(await popup('Please check your cart')).toHaveTextContent('தக்காளி'));
});

test('No in the problem popup keeps the cart as it is', async () => {
  const { bff, cart, user } = await open();
  bff.on(CHECK, () => ({ ...passing(cart), problems: [problem('Okra', 102)] }));
  await user.click(proceed());
  await user.click(within(await popup('Please check your cart')).getByRole('button', { name: 'No' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(bff.callsOf(REMOVE)).toHaveLength(0);
  expect(screen.getByRole('row', { name: /Okra/ })).toBeVisible();
});

test('[4.cartCheckout.prices] [8.cart.productPriceChange] spec 4, Checkout button: price changes are said and the cart is updated', async () => {
  const { bff, cart, user } = await open([tomatoes]);
  bff.on(CHECK, () => ({
    ...passing(cart),
    priceChanges: [dearer],
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

test('[8.limits.maximum] [5.checkout.maximum] spec 8: above the maximum', async () => {
  const { user } = await open([tomatoes], {
    changes: { limits: { minimum: paise(0), maximum: paise(5000) } },
  });
  await user.click(proceed());
  expect(await popup('Maximum amount exceeds')).toHaveTextContent(
    'please ensure your cart total does not exceeds ₹50 to proceed to checkout. Thank you!',
  );
});

test.each([
  ['The shop is not responding right now. Please try again in a moment.', lost],
  ['Too many attempts. Please wait a little.', () => answer(429, { error: { code: 'too_many' } })],
])('a failed cart check says why ("%s") and enables the button again', async (why, reply) => {
  const { bff, user } = await open();
  bff.on(CHECK, reply);
  await user.click(proceed());
  const [told] = await screen.findAllByRole('alert');
  expect(told).toHaveTextContent(why);
  expect(proceed()).toHaveTextContent('Proceed to Checkout');
});

test('[2.cart.checking] spec 4, Checkout button: its label is Wait... while the cart is checked', async () => {
  const { bff, cart, user } = await open();
  const checking = later<unknown>();
  bff.on(CHECK, () => checking.promise);
  await user.click(proceed());
  const [button] = await screen.findAllByRole('button', { name: 'Wait...' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  await act(async () => checking.resolve({ ...passing(cart), problems: [problem('Okra', 102)] }));
  await popup('Please check your cart');
  await user.click(screen.getByRole('button', { name: 'No' }));
  await waitFor(() => expect(proceed()).toBeVisible());
});

test('[4.cartCheckout.order] spec 4, Checkout button: after the items, prices; then the minimum; then the maximum; then checkout', async () => {
  const { bff, cart, user } = await open();
  const worth = (subtotal: number, limits = cart.limits) => ({
    ...passing({ ...cart, limits }),
    subtotal: paise(subtotal),
  });
  const limits = { minimum: paise(7_000), maximum: paise(8_000) };
  bff.on(CHECK, () => ({
    ...worth(6_999, limits),
    problems: [problem('Okra', 102)],
    priceChanges: [dearer],
  }));
  bff.on(REMOVE, () => ({ ...worth(6_999, limits), priceChanges: [dearer] }));
  bff.on('POST /api/cart/check/accept', () => ({ cart }));
  await user.click(proceed());
  await user.click(within(await popup('Please check your cart')).getByRole('button', { name: 'Yes' }));
  await user.click(await screen.findByRole('button', { name: 'Ok' }));
  for (const [subtotal, title] of [
    [6_999, 'Minimum ₹70 Required for Checkout'],
    [8_001, 'Maximum amount exceeds'],
  ] as const) {
    bff.on(CHECK, () => worth(subtotal, limits));
    await user.click(proceed());
    await popup(title);
    await user.click(screen.getByRole('button', { name: 'Ok' }));
  }
  expect(router.push).not.toHaveBeenCalled();
  bff.on(CHECK, () => worth(8_000, limits));
  await user.click(proceed());
  await waitFor(() => expect(router.push.mock.calls).toEqual([['/checkout']]));
});

test('confirming the removal of the last line leaves an empty cart and opens no other popup', async () => {
  const { bff, cart, user } = await open([okras]);
  bff.on(CHECK, () => ({ ...passing(cart), problems: [problem('Okra', 102)] }));
  bff.on(REMOVE, () => ({ ...passing(cartOf(2, [])), subtotal: 0 }));
  await user.click(proceed());
  await user.click(within(await popup('Please check your cart')).getByRole('button', { name: 'Yes' }));
  expect(await screen.findByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(router.push).not.toHaveBeenCalled();
});
