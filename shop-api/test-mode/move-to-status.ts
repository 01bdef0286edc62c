import { eq } from 'drizzle-orm';
import { ShopError } from '@/lib/domain/errors';
import { canMove, ORDER_STATUSES, type OrderStatus } from '@/lib/domain/order-status';
import { orders } from '@/shop-api/db/schema/orders';
import { operate } from './operate';
import type { TestModeDeps } from './test-mode-deps';

/** The statuses after `from` up to `to`; undefined when no permitted moves lead there. */
function pathBetween(from: OrderStatus, to: OrderStatus): OrderStatus[] | undefined {
  if (from === to) return [];
  for (const next of ORDER_STATUSES) {
    if (!canMove(from, next)) continue;
    const rest = pathBetween(next, to);
    if (rest) return [next, ...rest];
  }
  return undefined;
}

/** Moves an order to `status` step by step, as the operator does. @throws ShopError not_found, bad_request */
export async function moveToStatus(
  deps: TestModeDeps,
  orderId: string,
  status: OrderStatus,
): Promise<OrderStatus[]> {
  const [order] = await deps.db.select({ status: orders.status }).from(orders).where(eq(orders.id, orderId));
  if (!order)
    throw new ShopError('not_found', { field: 'order_id', message: `There is no order ${orderId}.` });
  const path = pathBetween(order.status, status);
  if (!path) {
    const message = `An order that is "${order.status}" never becomes "${status}".`;
    throw new ShopError('bad_request', { message, field: 'status' });
  }
  for (const next of path) await operate(deps, 'order move', { order: orderId, status: next });
  return path;
}
