import { randomInt, randomUUID } from 'node:crypto';
import { cartupdate } from '@/lib/contract/shop/cart';
import { OrderConfirm } from '@/lib/contract/shop/orders';
import type { BuiltServer } from './built-server';
import type { Buyer } from './buyers';
import { answerOf, callBuilt } from './call-built';
import type { KnownOrders } from './order-ledger';

const MAX_UNITS = 3;

/** A buyer who orders repeatedly and keeps the key of an order until it is answered. */
export type TirelessBuyer = KnownOrders & { buyer: Buyer; acknowledged: Map<string, string> };

export function makeTireless(buyer: Buyer): TirelessBuyer {
  return { buyer, acknowledged: new Map(), open: undefined };
}

/** Sends or repeats the order of the open key; false when the connection broke. @throws Error for a refusal. */
export async function settle(api: BuiltServer, tireless: TirelessBuyer): Promise<boolean> {
  const { buyer, acknowledged, open: key } = tireless;
  if (key === undefined) return true;
  const order = { shipping_address_id: buyer.addressId, payment_type: 'COD' as const };
  const response = await callBuilt(api, buyer.actor, OrderConfirm, order, key);
  if (!response) return false;
  acknowledged.set(key, answerOf(OrderConfirm, response).data.invoice_id);
  tireless.open = undefined;
  return true;
}

/**
 * Orders random products until the connection breaks.
 *
 * @param onPlaced called after each confirmed order
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
      const line = { product_id, quantity: randomInt(1, MAX_UNITS + 1) };
      const response = await callBuilt(api, tireless.buyer.actor, cartupdate, line);
      if (!response) return;
      answerOf(cartupdate, response);
    }
    tireless.open = randomUUID();
    if (!(await settle(api, tireless))) return;
    onPlaced();
  }
}
