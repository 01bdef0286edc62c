import type { z } from 'zod';
import type { getUserOrderId, orderdetails, orderlisting, trackorder } from '@/lib/contract/shop/orders';
import { indiaDateTime } from '@/lib/domain/india-time';
import { text } from '@/lib/messages/text';
import { shippingDetailWire } from '@/shop-api/modules/address/shipping-detail';
import type { Order, OrderLine, OrderWithLines, TrackingEntry } from '@/shop-api/modules/orders/repository';
import type { Refund } from '@/shop-api/modules/payments/repository';
import { rupees } from '@/shop-api/rupees';

function toOrderRow(order: Order, line: OrderLine) {
  return {
    cart_order_id: order.id,
    order_date: indiaDateTime(order.createdAt),
    product_slug: line.productSlug,
    product_image: line.productImage,
    product_name: line.productName,
    product_name2: line.productName2,
    variant_name: line.variantName,
    nic_name: line.nicName,
    variant_label: line.variantLabel,
    quantity: line.quantity,
    price: rupees(line.unitPricePaise),
    total_order_price: rupees(order.totalPaise),
    category_tone: line.tone ?? undefined,
  };
}

function toAmounts({ subtotalPaise, promotionPaise }: Order) {
  return { cart_total_price: rupees(subtotalPaise), discount_amount: rupees(promotionPaise) };
}

/** `refunds` are keyed by order id. */
export function toOrderListing(
  placed: readonly OrderWithLines[],
  refunds: ReadonlyMap<string, Refund>,
): z.input<typeof orderlisting.output> {
  return {
    data: {
      orderlist: placed.map(({ order, lines }) => lines.map((line) => toOrderRow(order, line))),
      delivery_status: placed.map(({ order }) => order.status),
      delivery_date: placed.map(({ order }) => order.deliveryDate ?? ''),
      refund: placed.map(({ order }) => toRefund(refunds.get(order.id))),
      message: placed.length === 0 ? text('orders.empty') : '',
    },
  };
}

/** @throws ZodError when the stored address breaks the contract. */
export function toOrderDetails({ order, lines }: OrderWithLines): z.input<typeof orderdetails.output> {
  return {
    orderdetails: lines.map((line) => ({ ...toOrderRow(order, line), ...toAmounts(order) })),
    shipping_detail: shippingDetailWire.parse(order.shippingDetail),
    order_date: indiaDateTime(order.createdAt),
    payment_type: order.paymentType,
    delivery_status: order.status,
    delivery_date: order.deliveryDate ?? '',
  };
}

export function toRefund(refund: Refund | undefined) {
  return { refund_status: refund?.status ?? ('' as const), refund_amount: rupees(refund?.amount ?? 0) };
}

export function toLastOrder(order: Order): z.input<typeof getUserOrderId.output> {
  const { id, status, deliveryDate } = order;
  return { order_id: id, ...toAmounts(order), delivery_status: status, delivery_date: deliveryDate ?? '' };
}

export function toTracking(entries: readonly TrackingEntry[]): z.input<typeof trackorder.output> {
  return {
    data: entries.map(({ status, createdAt }) => ({
      created_date: indiaDateTime(createdAt),
      delivery_status: status,
    })),
    message: entries.length === 0 ? text('order.not_found') : '',
  };
}
