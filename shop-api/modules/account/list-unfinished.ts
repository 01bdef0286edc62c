import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { deletecheck } from '@/lib/contract/shop/customer-data';
import { isUnderWay, ORDER_STATUSES } from '@/lib/domain/order-status';
import { UNSETTLED_STATES } from '@/lib/domain/payment-state';
import type { DbOrTx } from '@/shop-api/db/client';
import { orders } from '@/shop-api/db/schema/orders';
import { payments } from '@/shop-api/db/schema/payments';
import { rupees } from '@/shop-api/rupees';

const UNDER_WAY = ORDER_STATUSES.filter(isUnderWay);

/** The orders and payments that prevent deleting a customer's account, the oldest first. */
export async function listUnfinished(
  db: DbOrTx,
  customerId: string,
): Promise<z.input<typeof deletecheck.output>['data']> {
  const underWay = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), inArray(orders.status, UNDER_WAY)))
    .orderBy(asc(orders.createdAt));
  const unsettled = await db
    .select({
      id: payments.id,
      // why: the condition below admits no other state
      state: sql<(typeof UNSETTLED_STATES)[number]>`${payments.state}`,
      totalPaise: payments.totalPaise,
      orderId: payments.orderId,
    })
    .from(payments)
    .where(and(eq(payments.customerId, customerId), inArray(payments.state, UNSETTLED_STATES)))
    .orderBy(asc(payments.createdAt));
  return {
    orders: underWay.map(({ id }) => id),
    payments: unsettled.map(({ id, state, totalPaise, orderId }) => ({
      payment_id: id,
      state,
      total: rupees(totalPaise),
      order_id: orderId ?? '',
    })),
  };
}
