import { randomInt, randomUUID } from 'node:crypto';
import { cartupdate } from '@/lib/contract/shop/cart';
import { OrderConfirm } from '@/lib/contract/shop/orders';
import type { BuiltServer } from './built-server';
import type { Buyer } from './buyers';
import { answerOf, callBuilt } from './call-built';
import type { KnownOrders } from './order-ledger';

const MOST_UNITS = 3;

/** Somebody who orders again and again, and keeps the key of an order until it is answered. */
export type TirelessBuyer = KnownOrders & { buyer: Buyer; acknowledged: Map<string, string> };

export function makeTireless(buyer: Buyer): TirelessBuyer {
  return { buyer, acknowledged: new Map(), open: undefined };
}

/** Sends the order of the open key, again if need be; false when the connection broke. @throws Error for a refusal. */
export async function settle(api: BuiltServer, tireless: TirelessBuyer): Promise<boolean> {
  const { buyer, acknowledged, open: key } = tireless;
  if (key === undefined) return true;
  const order = { shipping_address_id: buyer.addressId, payment_type: 'COD' as const };
  const given = await callBuilt(api, buyer.actor, OrderConfirm, order, key);
  if (!given) return false;
  acknowledged.set(key, answerOf(OrderConfirm, given).data.invoice_id);
  tireless.open = undefined;
  return true;
}

/**
 * Fills the cart with some of the products and orders it until the connection breaks.
 *
 * @param onPlaced called after each order that was answered
 * @throws Error for a refusal.
 */
export async function buyUntilCut(
  api: BuiltServer,
  tireless: TirelessBuyer,
  productIds: readonly number[],
  onPlaced: () => void,
): Promise<void> {
  for (;;) {
    const wanted = productIds.slice(randomInt(productIds.length));
    for (const product_id of wanted) {
      const line = { product_id, quantity: randomInt(1, MOST_UNITS + 1) };
      const given = await callBuilt(api, tireless.buyer.actor, cartupdate, line);
      if (!given) return;
      answerOf(cartupdate, given);
    }
    tireless.open = randomUUID();
    if (!(await settle(api, tireless))) return;
    onPlaced();
  }
}
