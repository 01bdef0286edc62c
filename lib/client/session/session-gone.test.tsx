import { act, waitFor } from '@testing-library/react';
import { checkCart } from '@/lib/client/cart/cart-actions';
import { revalidate } from '@/lib/client/revalidate';
import { cartOf, forgetEverything, lineOf, okra, tomato } from '@/lib/client/testing/carts';
import { customer, guest, openShop } from '@/lib/client/testing/session-shop';
import { takeWaitingToasts } from '@/lib/client/toast-store';
import { keys } from '@/lib/config/api-paths';
import { SHOWN_OWNER_HEADER } from '@/lib/domain/headers';
import { answer, type FakeBff } from '@/lib/testing/fake-bff';
import { verifyOtp } from './sign-in';

const LINE = 'PUT /api/cart/lines/:id';
const CHECK = 'POST /api/cart/check';
const OWN = 'customer.meena';
const refused = () => answer(401, { error: { code: 'unauthenticated', message: '' } });
const toasts = () => takeWaitingToasts().map(({ message }) => message);
const shownIn = (bff: FakeBff, call: Parameters<FakeBff['callsOf']>[0]) =>
  bff.callsOf(call).map(({ headers }) => headers.get(SHOWN_OWNER_HEADER));

beforeEach(forgetEverything);
afterEach(() => void takeWaitingToasts());

/** A customer's tab; the storefront answers as it does without that session once `lose` is called. */
async function openTab() {
  const shop = await openShop(customer);
  const { bff, result } = shop;
  bff.on('GET /api/cart', () => cartOf(9, [lineOf(tomato, 1)], OWN));
  await act(() => revalidate(keys.cart));
  await waitFor(() => expect(result.current.session.status).toBe('customer'));
  toasts();
  const lose = () => {
    const unless = (isOwn: boolean, reply: unknown) => (isOwn ? refused() : reply);
    const isOwn = ({ headers }: { headers: Headers }) => headers.get(SHOWN_OWNER_HEADER) === OWN;
    const someoneElses = cartOf(1, [lineOf(okra, 4)], 'guest.somebody');
    bff.on('GET /api/session', () => guest);
    bff.on('GET /api/cart', (call) => unless(isOwn(call), cartOf(0, [], '')));
    bff.on(LINE, (call) => unless(isOwn(call), { cart: someoneElses }));
    bff.on(CHECK, (call) => unless(isOwn(call), { problems: [], priceChanges: [], cart: someoneElses }));
  };
  const signIn = async () => {
    bff.on('POST /api/session/verify', () => ({
      verified: true,
      message: '',
      session: customer,
      merged: [],
    }));
    bff.on('GET /api/cart', () => cartOf(9, [lineOf(tomato, 1)], OWN));
    await act(async () => void (await verifyOtp({ mobile: '9876543210', otp: '1234' }, 'try-1234')));
  };
  return { ...shop, lose, signIn };
}

test('a request names the owner of the cart that the tab shows, once one is known', async () => {
  const { bff, result } = await openTab();
  bff.on(LINE, () => ({ cart: cartOf(10, [lineOf(tomato, 2)], OWN) }));
  await act(async () => void (await result.current.cart.setQuantity(tomato, 2)));
  expect([shownIn(bff, 'GET /api/cart'), shownIn(bff, LINE)]).toEqual([['', 'guest'], [OWN]]);
});

test.each([
  [
    'changing a quantity',
    (cart: { setQuantity: (...change: [typeof tomato, number]) => unknown }) => cart.setQuantity(tomato, 3),
  ],
  ['checking the cart', () => checkCart().catch(() => undefined)],
  ['reading the cart', () => revalidate(keys.cart)],
])(
  '%s without the session of the customer signs out with a toast, and shows nobody else’s cart',
  async (_what, press) => {
    const { result, lose } = await openTab();
    lose();
    await act(async () => void (await press(result.current.cart)));
    await waitFor(() => expect(result.current.session.status).toBe('guest'));
    await waitFor(() => expect(result.current.cart.cart).toMatchObject({ owner: '', lines: [] }));
    expect(toasts()).toEqual(['Please sign in again.']);
  },
);

test('after signing in again the cart is the customer’s own, without the quantity that was refused', async () => {
  const { bff, result, lose, signIn } = await openTab();
  lose();
  await act(async () => void (await result.current.cart.setQuantity(tomato, 3)));
  expect(toasts()).toEqual(['Please sign in again.']);
  await signIn();
  await waitFor(() => expect(result.current.cart.cart).toMatchObject({ owner: OWN, version: 9 }));
  expect(result.current.cart.lines.map(({ name, quantity }) => [name, quantity])).toEqual([['Tomato', 1]]);
  expect(bff.callsOf(LINE)).toHaveLength(1);
});
