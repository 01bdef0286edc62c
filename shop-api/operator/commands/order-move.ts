import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { dayInIndia } from '@/lib/domain/dates';
import { canMove } from '@/lib/domain/order-status';
import { orders } from '@/shop-api/db/schema/orders';
import { withTransaction } from '@/shop-api/db/with-transaction';
import { moveOrder } from '@/shop-api/modules/orders/repository';
import { defineCommand } from '../command';
import { Refusal } from '../refusal';
import { dateField, NEXT_STATUSES, nextStatusField, orderIdField } from './order-fields';

export const orderMove = defineCommand({
  name: 'order move',
  summary: 'Set the next status of an order; it never goes back. "order cancel" cancels one.',
  args: [
    { name: 'order', about: 'the order id' },
    { name: 'status', about: `its next status: ${NEXT_STATUSES.join(', ')}` },
  ],
  options: {
    'delivery-date': {
      value: 'date',
      about: 'the day of delivery, which only a step sets (default for Order Delivered: today)',
    },
  },
  input: z.object({ order: orderIdField, status: nextStatusField, 'delivery-date': dateField.optional() }),
  output: z.object({ order_id: z.string(), from: z.string(), to: z.string(), delivery_date: z.string() }),
  run: ({ db, clock }, { order: id, status, 'delivery-date': date }) =>
    withTransaction(db, async (tx) => {
      const now = clock.now();
      const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('no key update');
      if (!order) throw new Refusal(`There is no order ${id}.`);
      if (!canMove(order.status, status)) {
        throw new Refusal(`Order ${id} is "${order.status}" and cannot become "${status}".`);
      }
      const ordered = dayInIndia(order.createdAt);
      if (date !== undefined && date < ordered) {
        throw new Refusal(`Order ${id} was placed on ${ordered} and cannot be delivered on ${date}.`);
      }
      const delivered = status === 'Order Delivered' ? dayInIndia(now) : order.deliveryDate;
      const deliveryDate = date ?? delivered;
      await moveOrder(tx, id, { status, deliveryDate }, now);
      return { order_id: id, from: order.status, to: status, delivery_date: deliveryDate ?? '' };
    }),
  text: ({ order_id: id, from, to, delivery_date: date }) =>
    `Order ${id}: ${from} → ${to}${date === '' ? '' : `, delivery date ${date}`}`,
});
