import { screen, waitFor, within } from '@testing-library/react';
import { cartOf, lineOf, okra, tomato } from '@/lib/client/testing/carts';
import type { CartCheck } from '@/lib/contract/bff/cart';
import { paise } from '@/lib/domain/money';
import { answer } from '@/lib/testing/fake-bff';
import { CHECK, complete, filled, home, ORDER, open, payOnDelivery, popup, router } from './testing/checkout';

jest.mock('next/navigation', () => ({
  useRouter: () => router,
  usePathname: () => '/checkout',
  useSearchParams: () => new URLSearchParams(),
}));

const REMOVE = 'POST /api/cart/check/remove';
const both = cartOf(3, [lineOf(tomato, 2), lineOf(okra, 1)]);
const rest = cartOf(4, [lineOf(tomato, 2)]);
const okraLine = { lineId: 102, productId: 2, name: 'Okra' };

function checked(changes: Partial<CartCheck> = {}): CartCheck {
  return {
    problems: [],
    priceChanges: [],
    subtotal: paise(8500),
    openPayment: paise(0),
    cart: both,
    ...changes,
  };
}

async function completeWith(check: CartCheck) {
  const opened = await open({ cart: both });
  opened.bff.on(CHECK, () => check);
  await opened.user.click(payOnDelivery());
  await opened.user.click(complete());
  return opened;
}

const press = (name: string) => screen.getByRole('button', { name });

test.each([
  [
    '[8.cart.outOfStock] [5.checkout.unavailable]',
    'outOfStock',
    'This product is currently out of stock and cannot be added to your cart.',
  ],
  [
    '[8.cart.variantChange] [5.checkout.variantChanged]',
    'variantChange',
    'This product is currently changed a variant and cannot be added to your cart.',
  ],
  [
    '[8.cart.unitChange] [5.checkout.unitChanged]',
    'unitChange',
    'This product is currently changed a unit and cannot be added to your cart.',
  ],
  [
    '[8.cart.inActiveProduct] [5.checkout.inactiveProduct]',
    'inActiveProduct',
    'This product is currently unavailable and cannot be added to your cart.',
  ],
  [
    '[8.cart.inActiveCatProduct] [5.checkout.inactiveCategory]',
    'inActiveCatProduct',
    'This category is currently unavailable and cannot be added to your cart.',
  ],
] as const)(
  '[4.checkout.problems] %s spec 8, Cart check popups: it names the product and says why; Yes removes it and orders the rest',
  async (_, problem, words) => {
    const { bff, user } = await completeWith(checked({ problems: [{ ...okraLine, problem }] }));
    const told = await popup('Please check your cart');
    expect(within(told).getByRole('listitem')).toHaveTextContent(`Okra${words}`);
    expect(bff.callsOf(ORDER)).toHaveLength(0);
    bff.on(REMOVE, () => checked({ subtotal: paise(6000), cart: rest }));
    await user.click(press('Yes'));
    await waitFor(() => expect(bff.callsOf(ORDER)).toHaveLength(1));
    expect(bff.callsOf(REMOVE).map(({ body }) => body)).toEqual([{ lineIds: [102] }]);
    expect(bff.callsOf(ORDER)[0]?.body).toEqual({ addressId: 7, payment: 'cod', expectedTotal: 6000 });
  },
);

test('[4.checkout.problems] spec 4, Checkout flow: No keeps the lines and orders nothing', async () => {
  const { bff, user } = await completeWith(checked({ problems: [{ ...okraLine, problem: 'outOfStock' }] }));
  await popup('Please check your cart');
  await user.click(press('No'));
  await waitFor(() => expect(complete()).not.toHaveAttribute('aria-disabled'));
  expect(screen.getByText('Okra')).toBeVisible();
  expect([...bff.callsOf(REMOVE), ...bff.callsOf(ORDER)]).toHaveLength(0);
});

test('[4.checkout.problems] spec 4, Checkout flow: what the check finds once the lines are gone is told too, before anything is ordered', async () => {
  const { bff, user } = await completeWith(checked({ problems: [{ ...okraLine, problem: 'outOfStock' }] }));
  await popup('Please check your cart');
  const tomatoLine = { lineId: 101, productId: 1, name: 'Tomato', problem: 'inActiveProduct' as const };
  bff.on(REMOVE, () => checked({ subtotal: paise(0), cart: rest, problems: [tomatoLine] }));
  await user.click(press('Yes'));
  await waitFor(async () =>
    expect(within(await popup('Please check your cart')).getByRole('listitem')).toHaveTextContent(/^Tomato/),
  );
  await user.click(press('No'));
  await waitFor(() => expect(complete()).not.toHaveAttribute('aria-disabled'));
  expect(bff.callsOf(ORDER)).toHaveLength(0);
});

test('[4.checkout.priceOnly] [8.cart.productPriceChange] spec 4, Checkout flow: only the price changed: a popup says so, the cart is new, nothing is ordered', async () => {
  const opened = await open({ cart: both });
  const { bff, user } = opened;
  const dearer = { ...rest, lines: [lineOf(tomato, 2, { offerPrice: paise(3500) })] };
  const change = { ...okraLine, lineId: 101, name: 'Tomato', oldPrice: paise(3000), newPrice: paise(3500) };
  bff.on(CHECK, () => checked({ priceChanges: [change] }));
  bff.on('POST /api/cart/check/accept', () => ({ cart: dearer }));
  await user.click(payOnDelivery());
  await user.click(complete());
  expect(await popup('Please check your cart')).toHaveTextContent(
    'This product is currently changed price and updated to your cart. ₹30 before, ₹35 now.',
  );
  await user.click(press('Ok'));
  const summary = within(screen.getByRole('region', { name: 'Order summary' }));
  expect(summary.getByText('Grand Total').nextSibling).toHaveTextContent('₹70');
  expect(bff.callsOf(ORDER)).toHaveLength(0);
});

test.each([
  [
    '[8.limits.minimum] [5.checkout.minimum]',
    { minimum: paise(10_000), maximum: paise(0) },
    'Minimum ₹100 Required for Checkout',
    'please ensure your cart total exceeds ₹100 to proceed to checkout. Thank you!',
  ],
  [
    '[8.limits.maximum] [5.checkout.maximum]',
    { minimum: paise(0), maximum: paise(5_000) },
    'Maximum amount exceeds',
    'please ensure your cart total does not exceeds ₹50 to proceed to checkout. Thank you!',
  ],
])(
  '[4.checkout.limits] %s spec 8, Limits: after the popup the shopper goes to /cart',
  async (_, limits, title, words) => {
    const { bff, user } = await completeWith(checked({ cart: { ...both, limits } }));
    expect(await popup(title)).toHaveTextContent(words);
    expect(router.push).not.toHaveBeenCalled();
    await user.click(press('Ok'));
    await waitFor(() => expect(router.push.mock.calls).toEqual([['/cart']]));
    expect(bff.callsOf(ORDER)).toHaveLength(0);
  },
);

test('a changed total is shown before the order is placed', async () => {
  const { bff } = await completeWith(checked({ cart: cartOf(4, [lineOf(tomato, 3)]) }));
  expect(await screen.findByText('Your cart changed. Please look at it again.')).toBeVisible();
  expect(bff.callsOf(ORDER)).toHaveLength(0);
});

test.each([
  ['another quantity', cartOf(4, [lineOf(tomato, 9)])],
  ['another price', cartOf(4, [lineOf(tomato, 2, { offerPrice: paise(3500) })])],
])('%s that came while a line was removed is shown before the order is placed', async (_, cart) => {
  const { bff, user } = await completeWith(checked({ problems: [{ ...okraLine, problem: 'outOfStock' }] }));
  await popup('Please check your cart');
  bff.on(REMOVE, () => checked({ cart }));
  await user.click(press('Yes'));
  expect(await screen.findByText('Your cart changed. Please look at it again.')).toBeVisible();
  expect(bff.callsOf(ORDER)).toHaveLength(0);
});

test('[d8] a credit used up meanwhile is reported, and no other payment method is used unasked', async () => {
  const covered = { ...both, promotionCredit: paise(100_000) };
  const { bff, user } = await open({ cart: covered });
  bff.on(CHECK, () => checked({ cart: covered, problems: [{ ...okraLine, problem: 'outOfStock' }] }));
  await user.click(complete());
  await popup('Please check your cart');
  bff.on(REMOVE, () => checked({ cart: rest }));
  await user.click(press('Yes'));
  expect(await screen.findByText('Your cart changed. Please look at it again.')).toBeVisible();
  expect(bff.callsOf(ORDER)).toHaveLength(0);
});

test.each([
  ['out_of_stock', 409, 'This product is currently out of stock and cannot be added to your cart.'],
  ['cart_changed', 409, 'Your cart changed. Please look at it again.'],
  ['conflict', 409, 'That changed in the meantime. Please look again.'],
  ['below_minimum', 409, 'The cart is below the minimum for an order.'],
  ['above_maximum', 409, 'The cart is above the maximum for an order.'],
  ['not_found', 404, 'This address is no longer among yours. Please choose another one.'],
  ['too_many', 429, 'Too many attempts. Please wait a little.'],
])(
  'decisions 33: an order refused with %s says why, and that nothing was placed or charged',
  async (code, status, words) => {
    const { bff, user } = await open({ cart: filled });
    bff.on(ORDER, () => answer(status, { error: { code, message: '' } }));
    await user.click(payOnDelivery());
    await user.click(complete());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `${words} No order was placed and nothing was charged. Your cart is as it was.`,
    );
    expect(screen.queryByText('Processing your order...')).not.toBeInTheDocument();
    expect(complete()).not.toHaveAttribute('aria-disabled');
  },
);

test('an address deleted elsewhere disappears from the page, and the order goes to the remaining one', async () => {
  const office = { ...home, id: 8, name: 'Kavin' };
  const { bff, user } = await open({ cart: filled });
  bff.on(ORDER, () => answer(404, { error: { code: 'not_found', message: '' } }));
  bff.on('GET /api/addresses', () => ({ addresses: [office] }));
  await user.click(payOnDelivery());
  await user.click(complete());
  expect(await screen.findByText('Kavin')).toBeVisible();
  expect(screen.queryByText('Meena Sundaram')).not.toBeInTheDocument();
  bff.on(ORDER, () => ({ orderId: 'KD1' }));
  await user.click(complete());
  await waitFor(() => expect(bff.callsOf(ORDER)).toHaveLength(2));
  expect(bff.callsOf(ORDER)[1]?.body).toMatchObject({ addressId: 8 });
});

test.each([
  [503, 'unavailable', 'The shop is not responding right now. Please try again in a moment.'],
  [429, 'too_many', 'Too many attempts. Please wait a little.'],
])(
  'decisions 33: a failed check (%d %s) says why, and that no order was placed',
  async (status, code, why) => {
    const { bff, user } = await open({ cart: filled });
    bff.on(CHECK, () => answer(status, { error: { code, message: '' } }));
    await user.click(payOnDelivery());
    await user.click(complete());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `${why} No order was placed and nothing was charged. Your cart is as it was.`,
    );
    expect(bff.callsOf(ORDER)).toHaveLength(0);
  },
);
