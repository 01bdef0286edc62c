import { z } from 'zod';
import { storedAddressWire } from '@/shop-api/modules/address/shipping-detail';
import { pairs, table } from '../table';
import { summaryOutput } from './order-fields';
import { soldFields, soldText } from './sold-text';

export const orderOutput = summaryOutput.extend({
  ...soldFields,
  /** The ticket of an open problem; empty for none. */
  open_problem: z.string(),
  shipping_detail: storedAddressWire,
  tracking: z.array(z.object({ created_date: z.string(), delivery_status: z.string() })),
});

/** An order as text, for the person who packs and delivers it. */
export function orderText(order: z.output<typeof orderOutput>): string {
  const to = order.shipping_detail;
  return [
    pairs([
      ['Order', order.order_id],
      ['Ordered on', order.order_date],
      ['Status', order.delivery_status],
      ['Delivery date', order.delivery_date || '–'],
      ['Payment', order.payment_type],
      ...(order.open_problem ? [['Problem', `${order.open_problem}, open`] as const] : []),
      ['Customer', `${order.customer_name}, ${order.customer_mobile}`],
      ['Bring to', [to.customer_name, to.customer_mobile].filter(Boolean).join(', ') || '–'],
      [
        '',
        [to.customer_address, to.customer_area, to.customer_landmark, to.customer_city, to.customer_pincode]
          .filter((part) => part !== '')
          .join(', '),
      ],
    ]),
    ...soldText(order),
    table(
      ['When', 'Status'],
      order.tracking.map((entry) => [entry.created_date, entry.delivery_status]),
      '',
    ),
  ].join('\n\n');
}
