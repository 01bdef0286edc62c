import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { ORDER_STATUSES } from '@/lib/domain/order-status';
import { customers } from '@/shop-api/db/schema/identity';
import { orders } from '@/shop-api/db/schema/orders';
import { defineCommand } from '../command';
import { limitField, mobileField } from '../fields';
import { money, table } from '../table';
import { statusField, summaryOutput, toSummary } from './order-fields';

export const orderList = defineCommand({
  name: 'order list',
  summary: 'List orders, the newest first.',
  options: {
    status: { value: 'status', about: `only those that are ${ORDER_STATUSES.join(', ')}` },
    mobile: { value: 'mobile', about: 'only those of this customer' },
    limit: { value: 'count', about: 'the maximum number of rows, up to 1000 (default 50)' },
  },
  input: z.object({
    status: statusField.optional(),
    mobile: mobileField.optional(),
    limit: limitField(50),
  }),
  output: z.object({ orders: z.array(summaryOutput), more: z.boolean() }),
  run: async ({ db }, { status, mobile, limit }) => {
    const rows = await db
      .select({ order: orders, buyer: { name: customers.name, mobile: customers.mobile } })
      .from(orders)
      .innerJoin(customers, eq(customers.id, orders.customerId))
      .where(
        and(
          status ? eq(orders.status, status) : undefined,
          mobile ? eq(customers.mobile, mobile) : undefined,
        ),
      )
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(limit + 1);
    return {
      orders: rows.slice(0, limit).map(({ order, buyer }) => toSummary(order, buyer)),
      more: rows.length > limit,
    };
  },
  text: ({ orders: shown, more }) =>
    table(
      ['Order', 'Ordered on', 'Status', 'Payment', 'Total', 'Customer'],
      shown.map((order) => [
        order.order_id,
        order.order_date,
        order.delivery_status,
        order.payment_type,
        money(order.total),
        `${order.customer_name}, ${order.customer_mobile}`,
      ]),
      'No order matches.',
    ) + (more ? '\nThere are older ones: --limit shows more.' : ''),
});
