import 'server-only';
import type { z } from 'zod';
import type { OrderDetails, OrderSummary } from '@/lib/contract/bff/orders';
import type { orderdetails, orderlisting } from '@/lib/contract/shop/orders';
import { momentOfIndia } from '@/lib/domain/india-time';
import { type Paise, paiseFromRupees, subtractPaise } from '@/lib/domain/money';
import { toAddressFields } from './addresses';
import { firstOf } from './first-of';

type RowWire = z.output<(typeof orderlisting)['output']>['data']['orderlist'][number][number];
type DetailsWire = z.output<(typeof orderdetails)['output']>;

function toOrderLine(row: RowWire): OrderSummary['lines'][number] {
  return {
    slug: row.product_slug,
    image: row.product_image,
    name: row.product_name,
    name2: row.product_name2,
    variantName: row.variant_name,
    nicName: row.nic_name,
    variantLabel: row.variant_label,
    tone: row.category_tone,
    quantity: row.quantity,
    price: paiseFromRupees(row.price),
  };
}

/** One order of the list; the API sends status, delivery date and refund in parallel lists (spec 3). */
export function toOrderSummary(
  rows: readonly RowWire[],
  standing: Pick<OrderSummary, 'status' | 'deliveryDate' | 'refund'>,
): OrderSummary {
  const first = firstOf(rows);
  return {
    id: first.cart_order_id,
    orderedAt: momentOfIndia(first.order_date),
    ...standing,
    total: paiseFromRupees(first.total_order_price),
    lines: rows.map(toOrderLine),
  };
}

export function toOrderDetails(wire: DetailsWire): OrderDetails {
  const first = firstOf(wire.orderdetails);
  const subtotal = paiseFromRupees(first.cart_total_price);
  const promotion: Paise = paiseFromRupees(first.discount_amount);
  return {
    ...toOrderSummary(wire.orderdetails, {
      status: wire.delivery_status,
      deliveryDate: wire.delivery_date,
      refund: toRefund(wire),
    }),
    orderedAt: momentOfIndia(wire.order_date),
    total: subtractPaise(subtotal, promotion),
    paymentType: wire.payment_type,
    subtotal,
    promotion,
    shipTo: toAddressFields(wire.shipping_detail),
    problemTicket: wire.problem_ticket,
  };
}

/** Null when there is no refund. */
export function toRefund(
  wire: Pick<DetailsWire, 'refund_status' | 'refund_amount'> | undefined,
): OrderSummary['refund'] {
  if (!wire || wire.refund_status === '') return null;
  return { status: wire.refund_status, amount: paiseFromRupees(wire.refund_amount) };
}
