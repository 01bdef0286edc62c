import { z } from 'zod';
import { keptAddressWire } from '@/shop-api/modules/address/to-wire';
import { money, pairs, table } from '../table';
import { summaryOutput } from './order-fields';

export const orderOutput = summaryOutput.extend({
  subtotal: z.number(),
  promotion: z.number(),
  lines: z.array(
    z.object({ product_name: z.string(), pack: z.string(), quantity: z.number(), price: z.number() }),
  ),
  shipping_detail: keptAddressWire,
  tracking: z.array(z.object({ created_date: z.string(), delivery_status: z.string() })),
});

/** An order as the one who packs and brings it reads it. */
export function orderText(order: z.output<typeof orderOutput>): string {
  const to = order.shipping_detail;
  return [
    pairs([
      ['Order', order.order_id],
      ['Ordered on', order.order_date],
      ['Status', order.delivery_status],
      ['Delivery date', order.delivery_date || '–'],
      ['Payment', order.payment_type],
      ['Customer', `${order.customer_name}, ${order.customer_mobile}`],
      ['Bring to', `${to.customer_name}, ${to.customer_mobile}`],
      [
        '',
        [to.customer_address, to.customer_area, to.customer_landmark, to.customer_city, to.customer_pincode]
          .filter((part) => part !== '')
          .join(', '),
      ],
    ]),
    table(
      ['Quantity', 'Product', 'Pack', 'Price', 'Amount'],
      order.lines.map((line) => [
        String(line.quantity),
        line.product_name,
        line.pack,
        money(line.price),
        money(line.price * line.quantity),
      ]),
      '',
    ),
    pairs([
      ['Subtotal', money(order.subtotal)],
      ['Promotion', money(order.promotion)],
      ['Total', money(order.total)],
    ]),
    table(
      ['When', 'Status'],
      order.tracking.map((entry) => [entry.created_date, entry.delivery_status]),
      '',
    ),
  ].join('\n\n');
}
