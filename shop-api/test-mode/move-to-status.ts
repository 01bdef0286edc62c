import { eq } from 'drizzle-orm';
import { ShopError } from '@/lib/domain/errors';
import { canMove, ORDER_STATUSES, type OrderStatus } from '@/lib/domain/order-status';
import { orders } from '@/shop-api/db/schema/orders';
import { operate } from './operate';
import type { TestModeDeps } from './test-mode-deps';

/** The statuses from one to another, the first left out; undefined when no moves of the operator lead there. */
function wayBetween(from: OrderStatus, to: OrderStatus): OrderStatus[] | undefined {
  if (from === to) return [];
  for (const next of ORDER_STATUSES) {
    if (!canMove(from, next)) continue;
    const rest = wayBetween(next, to);
    if (rest) return [next, ...rest];
  }
  return undefined;
}

/** Moves an order on, one status at a time as the operator does. @throws ShopError not_found, bad_request */
export async function moveToStatus(
  deps: TestModeDeps,
  orderId: string,
  status: OrderStatus,
): Promise<OrderStatus[]> {
  const [order] = await deps.db.select({ status: orders.status }).from(orders).where(eq(orders.id, orderId));
  if (!order)
    throw new ShopError('not_found', { field: 'order_id', message: `There is no order ${orderId}.` });
  const way = wayBetween(order.status, status);
  if (!way) {
    const message = `An order that is "${order.status}" never becomes "${status}".`;
    throw new ShopError('bad_request', { message, field: 'status' });
  }
  for (const next of way) await operate(deps, 'order move', { order: orderId, status: next });
  return way;
}
