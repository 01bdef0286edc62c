import { act, renderHook, waitFor } from '@testing-library/react';
import { readFromBrowser, storeInBrowser } from '@/lib/client/browser-store';
import { useCart } from '@/lib/client/cart/use-cart';
import { USER_SIGNAL } from '@/lib/client/session/signal-keys';
import { useSession } from '@/lib/client/session/use-session';
import { cartOf, forgetEverything, lineOf, tomato } from '@/lib/client/testing/carts';
import { fakeBff } from '@/lib/testing/fake-bff';

const meena = { customer: { name: 'Meena', mobile: '9843012345' }, suspended: false };

beforeEach(forgetEverything);

/** A customer's page that returns from the back/forward cache. */
async function putAway() {
  storeInBrowser(USER_SIGNAL, 'sign-in-1');
  const bff = fakeBff({
    'GET /api/session': () => meena,
    'GET /api/cart': () => cartOf(7, [lineOf(tomato, 2)], 'meena'),
  });
  const { result } = renderHook(() => ({ session: useSession(), cart: useCart() }));
  await waitFor(() => expect(result.current.cart.count).toBe(2));
  act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  const comeBack = () =>
    act(async () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  return { bff, result, comeBack };
}

test('a page that comes back after a sign-out in another tab shows nothing of the customer', async () => {
  const { bff, result, comeBack } = await putAway();
  storeInBrowser(USER_SIGNAL, undefined);
  bff.on('GET /api/session', () => ({ customer: null, suspended: false }));
  bff.on('GET /api/cart', () => cartOf(0, [], ''));
  await comeBack();
  await waitFor(() => expect(result.current.session.status).toBe('guest'));
  await waitFor(() => expect(result.current.cart.count).toBe(0));
});

test('a page that comes back for the same customer shows their newest cart', async () => {
  const { bff, result, comeBack } = await putAway();
  bff.on('GET /api/cart', () => cartOf(8, [], 'meena'));
  await comeBack();
  await waitFor(() => expect(result.current.cart.count).toBe(0));
  expect(result.current.session.status).toBe('customer');
  expect(readFromBrowser(USER_SIGNAL)).toBe('sign-in-1');
});
