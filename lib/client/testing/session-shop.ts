import { renderHook, waitFor } from '@testing-library/react';
import { useCart } from '@/lib/client/cart/use-cart';
import { useSession } from '@/lib/client/session/use-session';
import { fakeBff } from '@/lib/testing/fake-bff';
import { cartOf, lineOf, tomato } from './carts';

export const guest = { customer: null, suspended: false };
export const customer = { customer: { name: 'Meena', mobile: '9876543210' }, suspended: false };

/** Renders a page with session and cart, and waits for the cart. */
export async function openShop(session: unknown = guest) {
  const bff = fakeBff({
    'GET /api/session': () => session,
    'GET /api/cart': () => cartOf(9, [lineOf(tomato, 1)], 'guest'),
  });
  const { result } = renderHook(() => ({ session: useSession(), cart: useCart() }));
  await waitFor(() => expect(result.current.cart.cart).toBeDefined());
  return { bff, result };
}
