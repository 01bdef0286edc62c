import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { indiaDateTime } from '@/lib/domain/india-time';
import { customers } from '@/shop-api/db/schema/identity';
import { orderLines, orders, trackingEntries } from '@/shop-api/db/schema/orders';
import { storedAddressWire } from '@/shop-api/modules/address/shipping-detail';
import { openProblem } from '@/shop-api/modules/enquiry/repository';
import { rupees } from '@/shop-api/rupees';
import { defineCommand } from '../command';
import { Refusal } from '../refusal';
import { orderIdField, toSummary } from './order-fields';
import { orderOutput, orderText } from './order-text';

export const orderShow = defineCommand({
  name: 'order show',
  summary: 'Show an order: its products, its address and its history.',
  args: [{ name: 'order', about: 'the order id' }],
  input: z.object({ order: orderIdField }),
  output: orderOutput,
  run: async ({ db }, { order: id }) => {
    const [found] = await db
      .select({ order: orders, buyer: { name: customers.name, mobile: customers.mobile } })
      .from(orders)
      .innerJoin(customers, eq(customers.id, orders.customerId))
      .where(eq(orders.id, id));
    if (!found) throw new Refusal(`There is no order ${id}.`);
    const lines = await db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, id))
      .orderBy(asc(orderLines.position));
    const tracking = await db
      .select()
      .from(trackingEntries)
      .where(eq(trackingEntries.orderId, id))
      .orderBy(asc(trackingEntries.id));
    return {
      ...toSummary(found.order, found.buyer),
      subtotal: rupees(found.order.subtotalPaise),
      promotion: rupees(found.order.promotionPaise),
      lines: lines.map((line) => ({
        product_name: line.productName,
        pack: `${line.variantName} ${line.nicName}`,
        quantity: line.quantity,
        price: rupees(line.unitPricePaise),
      })),
      open_problem: (await openProblem(db, id)) ?? '',
      shipping_detail: storedAddressWire.parse(found.order.shippingDetail),
      tracking: tracking.map(({ createdAt, status }) => ({
        created_date: indiaDateTime(createdAt),
        delivery_status: status,
      })),
    };
  },
  text: orderText,
});
