import { renderHook, waitFor } from '@testing-library/react';
import { closeModal, currentModal } from '@/lib/client/modal-store';
import { cartOf, forgetEverything, lineOf, tomato } from '@/lib/client/testing/carts';
import { takeWaitingToasts } from '@/lib/client/toast-store';
import { paise } from '@/lib/domain/money';
import { fakeBff, lost } from '@/lib/testing/fake-bff';
import { useAfterSignIn } from './use-after-sign-in';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const CHECK = 'POST /api/cart/check';
const limits = { minimum: paise(10_000), maximum: paise(20_000) };
const cart = { ...cartOf(2, [lineOf(tomato, 5)]), limits };
const fine = { problems: [], priceChanges: [], subtotal: paise(15_000), openPayment: 0, cart };
const line = { lineId: 101, productId: 1, name: 'Tomato' };

beforeEach(async () => {
  push.mockClear();
  await forgetEverything();
});
afterEach(() => {
  closeModal();
  takeWaitingToasts();
});

function signedIn(returnTo: string | undefined, check: () => unknown = () => fine) {
  const bff = fakeBff({ [CHECK]: check, 'POST /api/cart/check/accept': () => ({ cart }) });
  const { result } = renderHook(() => useAfterSignIn(returnTo));
  return { bff, done: result.current() };
}

test.each([
  ['unavailable items', { problems: [{ ...line, problem: 'outOfStock' }] }, 'Please check your cart'],
  [
    'a changed price',
    { priceChanges: [{ ...line, oldPrice: 3000, newPrice: 3500 }] },
    'Please check your cart',
  ],
  ['a total below the minimum', { subtotal: paise(9_999) }, 'Minimum ₹100 Required for Checkout'],
  ['a total above the maximum', { subtotal: paise(20_001) }, 'Maximum amount exceeds'],
])(
  '[4.signIn.cartWrong] spec 4, Sign-in: %s is told before checkout and leads to the cart instead',
  async (_what, wrong, title) => {
    const { done } = signedIn('/checkout', () => ({ ...fine, ...wrong }));
    await waitFor(() => expect(currentModal()).toMatchObject({ request: { title } }));
    expect(push).not.toHaveBeenCalled();
    closeModal();
    await done;
    expect(push.mock.calls).toEqual([['/cart']]);
  },
);

test('[4.signIn.cartRight] spec 4, Sign-in: when all checks pass it goes on to checkout', async () => {
  await signedIn('/checkout').done;
  expect(push.mock.calls).toEqual([['/checkout']]);
});

test('a check that gets no answer says so and leads to the cart', async () => {
  await signedIn('/checkout', lost).done;
  expect(takeWaitingToasts().map(({ message }) => message)).toEqual([
    'The shop is not responding right now. Please try again in a moment.',
  ]);
  expect(push.mock.calls).toEqual([['/cart']]);
});

test.each([
  ['passed', () => fine],
  ['got no answer', lost],
])('a shopper who went to another page before the check %s stays there', async (_, check) => {
  const { done } = signedIn('/checkout', check);
  window.history.pushState(null, '', '/faq');
  await done;
  window.history.replaceState(null, '', '/');
  expect([push.mock.calls, takeWaitingToasts()]).toEqual([[], []]);
});

test('any other page needs no check, and without a page the shopper stays', async () => {
  const orders = signedIn('/my-orders');
  await orders.done;
  await signedIn(undefined).done;
  expect([push.mock.calls, orders.bff.calls]).toEqual([[['/my-orders']], []]);
});
