import { and, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { ORDER_STATUSES } from '@/lib/domain/order-status';
import { customers } from '@/shop-api/db/schema/identity';
import { orders } from '@/shop-api/db/schema/orders';
import { defineCommand } from '../command';
import { limitField, mobileField } from '../fields';
import { Refusal } from '../refusal';
import { money, table } from '../table';
import { orderIdField, statusField, summaryOutput, toSummary } from './order-fields';

export const orderList = defineCommand({
  name: 'order list',
  summary: 'List orders, the newest first.',
  options: {
    status: { value: 'status', about: `only those that are ${ORDER_STATUSES.join(', ')}` },
    mobile: { value: 'mobile', about: 'only those of this customer' },
    before: { value: 'order', about: 'only those older than this one' },
    limit: { value: 'count', about: 'the maximum number of rows, up to 1000 (default 50)' },
  },
  input: z.object({
    status: statusField.optional(),
    mobile: mobileField.optional(),
    before: orderIdField.optional(),
    limit: limitField(50),
  }),
  output: z.object({ orders: z.array(summaryOutput), more: z.boolean() }),
  run: async ({ db }, { status, mobile, before, limit }) => {
    if (before !== undefined && (await db.$count(orders, eq(orders.id, before))) === 0) {
      throw new Refusal(`There is no order ${before}.`);
    }
    const age = sql`(${orders.createdAt}, ${orders.id})`;
    const rows = await db
      .select({ order: orders, buyer: { name: customers.name, mobile: customers.mobile } })
      .from(orders)
      .innerJoin(customers, eq(customers.id, orders.customerId))
      .where(
        and(
          status ? eq(orders.status, status) : undefined,
          mobile ? eq(customers.mobile, mobile) : undefined,
          before
            ? sql`${age} < (select o.created_at, o.id from ${orders} o where o.id = ${before})`
            : undefined,
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
    ) +
    (more
      ? `\nThere are older ones: --before ${shown.at(-1)?.order_id} lists them, and --limit more at once.`
      : ''),
});
