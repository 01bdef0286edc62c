import { mutate } from 'swr';
import { fetchJson } from './fetcher';
import { isPlacedOrder } from './guards';
import { keys } from './keys';
import { forgetLastOrder } from './order-changes';
import { forgetKey, forgetRefused, keyFor, type OrderCart, type OrderIntent } from './order-key';
import { CART_SIGNAL, signal } from './signal-keys';

/**
 * Places the order; sent again for the same cart, address and total it is the same order (decisions.md 10).
 * Answers the order's id.
 *
 * @throws ShopError; unless `isRefusal` this try may have placed it, and sending it again is safe.
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
    // why: other tabs read the cart anew for a mark that is not theirs
    signal(CART_SIGNAL, orderId);
    await Promise.all([mutate(keys.cart), forgetLastOrder(), mutate(keys.orders)]);
    return orderId;
  } catch (error) {
    forgetRefused(error);
    throw error;
  }
}
