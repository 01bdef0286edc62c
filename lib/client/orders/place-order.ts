import { storeInBrowser } from '@/lib/client/browser-store';
import { fetchJson } from '@/lib/client/fetcher';
import { isCart, shapeOf } from '@/lib/client/guards';
import { revalidate } from '@/lib/client/revalidate';
import { CART_SIGNAL } from '@/lib/client/session/signal-keys';
import { keys } from '@/lib/config/api-paths';
import { forgetLastOrder } from './order-changes';
import { forgetKey, forgetRefused, keyFor, type OrderCart, type OrderIntent } from './order-key';

const isPlacedOrder = shapeOf<{ orderId: string }>({ orderId: 'string' });

/**
 * Places the order and returns its id; for the same cart, address and total it is the same order (decisions.md 10).
 *
 * @throws ShopError; unless `isRefusal`, the order may have been placed, and a retry is safe.
 */
export async function placeOrder(intent: OrderIntent, cart: OrderCart): Promise<string> {
  const { addressId, payment, expectedTotal } = intent;
  const idempotencyKey = keyFor(intent, cart);
  try {
    const { orderId } = await fetchJson(keys.orders, isPlacedOrder, {
      method: 'POST',
      body: { addressId, payment, expectedTotal },
      idempotencyKey,
    });
    forgetKey();
    // why: other tabs revalidate their cart when the value is not the tag of their own cart
    storeInBrowser(CART_SIGNAL, orderId);
    await Promise.all([revalidate(keys.cart), forgetLastOrder(), revalidate(keys.orders)]);
    return orderId;
  } catch (error) {
    forgetRefused(error);
    throw error;
  }
}

/**
 * Whether the server still has the cart as it was sent, so that no order has been placed of it so far; false when it
 * cannot be read. Never rejects.
 */
export async function isCartUnchanged(sent: OrderCart): Promise<boolean> {
  try {
    const { owner, version, lines } = await fetchJson(keys.cart, isCart);
    return owner === sent.owner && version === sent.version && lines.length > 0;
  } catch {
    return false;
  }
}
