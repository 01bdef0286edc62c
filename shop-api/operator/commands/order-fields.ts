import { z } from 'zod';
import { indiaDateTime } from '@/lib/domain/india-time';
import { canMove, ORDER_STATUSES } from '@/lib/domain/order-status';
import { readableIdAsRead } from '@/lib/domain/readable-id';
import type { customers } from '@/shop-api/db/schema/identity';
import type { orders } from '@/shop-api/db/schema/orders';
import { rupees } from '@/shop-api/rupees';

export const statusField = z.enum(ORDER_STATUSES, `must be one of: ${ORDER_STATUSES.join(', ')}`);
/** Those that `order move` sets; "order cancel" sets the other one. */
export const NEXT_STATUSES = ORDER_STATUSES.filter((to) => ORDER_STATUSES.some((from) => canMove(from, to)));
export const nextStatusField = z.enum(
  NEXT_STATUSES,
  `must be one of: ${NEXT_STATUSES.join(', ')}; "order cancel" cancels an order`,
);
export const orderIdField = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9-]{1,40}$/, 'must be an order id such as KD7Q2M9X4TBA')
  .transform(readableIdAsRead);
export const dateField = z.iso.date('must be a date such as 2026-11-21');

export const summaryOutput = z.object({
  order_id: z.string(),
  order_date: z.string(),
  delivery_status: z.string(),
  delivery_date: z.string(),
  payment_type: z.string(),
  total: z.number(),
  customer_name: z.string(),
  customer_mobile: z.string(),
});

type Order = typeof orders.$inferSelect;
type Buyer = Pick<typeof customers.$inferSelect, 'name' | 'mobile'>;

export function toSummary(order: Order, buyer: Buyer): z.input<typeof summaryOutput> {
  return {
    order_id: order.id,
    order_date: indiaDateTime(order.createdAt),
    delivery_status: order.status,
    delivery_date: order.deliveryDate ?? '',
    payment_type: order.paymentType,
    total: rupees(order.totalPaise),
    customer_name: buyer.name,
    customer_mobile: buyer.mobile,
  };
}
