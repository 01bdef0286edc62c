import { z } from 'zod';
import { MINUTE_MS } from '@/lib/domain/durations';
import { LISTED_ORDERS } from '@/lib/domain/limits';
import { ORDER_STATUSES } from '@/lib/domain/order-status';
import { LONGEST_RETURN } from '@/lib/domain/patterns';
import { PAID_ONLINE, PAYMENT_HOLD_MS, REFUND_STATUSES } from '@/lib/domain/payment-state';
import { defineCall } from '../define-call';
import { addressWire } from './account';
import {
  customerWire,
  doneWire,
  idWire,
  messageWire,
  numberWire,
  orderByWire,
  orderIdAsReadWire,
  orderIdWire,
  rupeesWire,
  slugWire,
  toneWire,
} from './wire';

/** 'yyyy-mm-dd hh:mm:ss' in India's time (spec 3, Tracking entry). */
export const momentWire = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
const orderStatusWire = z.enum(ORDER_STATUSES);
/** yyyy-mm-dd, or empty while it is not known. */
const deliveryDateWire = z.union([z.iso.date(), z.literal('')]);

const orderRow = z.object({
  cart_order_id: orderIdWire,
  order_date: momentWire,
  product_slug: slugWire,
  product_image: z.string().max(300),
  product_name: z.string().max(120),
  product_name2: z.string().max(120),
  variant_name: z.string().max(40),
  nic_name: z.string().max(40),
  variant_label: z.string().max(80),
  quantity: z.number().int().min(1),
  /** Price of one unit in this order. */
  price: rupeesWire,
  /** Grand total of the whole order. */
  total_order_price: rupeesWire,
  /** The current tile colour of the product's category. */
  category_tone: toneWire,
});

export const orderDetailsRow = orderRow.extend({
  cart_total_price: rupeesWire,
  discount_amount: rupeesWire,
});

export const OrderConfirm = defineCall({
  name: 'OrderConfirm',
  method: 'POST',
  path: '/OrderConfirm',
  identity: 'customer',
  idempotent: true,
  summary:
    'Places a Cash On Delivery or promotion order in one transaction. The same key with the same body ' +
    'answers with the same order; with another body it is a conflict.',
  input: customerWire.extend({
    shipping_address_id: idWire,
    order_by: orderByWire,
    payment_type: z.enum(['COD', 'promotion']),
    payment_id: z.string().max(60).default(''),
    /** Not in the spec: the total that the shopper saw, in rupees; a different total is refused as cart_changed. */
    expected_total: numberWire.pipe(rupeesWire).optional(),
  }),
  output: z.object({ data: z.object({ invoice_id: orderIdWire }) }),
  errors: [
    'conflict',
    'not_found',
    'out_of_stock',
    'cart_changed',
    'below_minimum',
    'above_maximum',
    'not_served',
    'bad_request',
  ],
});

export const webOrderConfirm = defineCall({
  name: 'webOrderConfirm',
  method: 'POST',
  path: '/webOrderConfirm',
  identity: 'customer',
  idempotent: true,
  summary:
    `Reserves the cart for ${PAYMENT_HOLD_MS / MINUTE_MS} minutes and answers the address of the payment page. The cart stays as it is; the ` +
    'order is placed when it is paid. The same intent gets the same page. bad_request with payment_type: the shop ' +
    'takes no online payment, or nothing is left to pay.',
  input: customerWire.extend({
    shipping_address_id: idWire,
    order_by: orderByWire,
    payment_type: z.literal(PAID_ONLINE),
    /** Not in the spec: the total that the shopper saw, in rupees; a different total is refused as cart_changed. */
    expected_total: numberWire.pipe(rupeesWire).optional(),
  }),
  output: z.object({ data: z.object({ web_link: z.url({ protocol: /^https?$/ }).max(500) }) }),
  errors: [
    'payment_link_failed',
    'conflict',
    'not_found',
    'out_of_stock',
    'cart_changed',
    'below_minimum',
    'above_maximum',
    'not_served',
    'too_many',
    'bad_request',
  ],
});

export const webOrderResult = defineCall({
  name: 'webOrderResult',
  method: 'POST',
  path: '/webOrderResult',
  identity: 'customer',
  isSlow: true,
  summary:
    'The status of an online payment after the shopper returned: the one that the query names, else the newest. ' +
    'The status comes from the provider; the query is only a hint, and its signature is checked.',
  input: customerWire.extend({
    /** The query string the provider added to the return address. */
    returned: z.string().max(LONGEST_RETURN).default(''),
  }),
  output: z.object({
    data: z.object({
      payment_status: z.enum(['pending', 'paid', 'failed', 'refund']),
      /** The order, once it is paid; with `refund`, an order that was cancelled. */
      invoice_id: orderIdWire.optional(),
    }),
  }),
  errors: ['not_found', 'forbidden'],
});

export const getUserOrderId = defineCall({
  name: 'getUserOrderId',
  method: 'POST',
  path: '/getUserOrderId',
  identity: 'customer',
  isReadOnly: true,
  summary: 'The last order: its id, the subtotal and the promotion used, in rupees, and its status.',
  input: customerWire,
  output: z.object({
    order_id: orderIdWire,
    cart_total_price: rupeesWire,
    discount_amount: rupeesWire,
    /** Not in the spec: its status, when the API sends it. */
    delivery_status: orderStatusWire.optional(),
    delivery_date: deliveryDateWire.default(''),
  }),
  errors: ['not_found'],
});

/** Not in the spec: the refund of a cancelled order. */
const refundWire = z.object({
  /** Empty unless money was paid for a cancelled order. */
  refund_status: z.enum(['', ...REFUND_STATUSES]).default(''),
  /** The refunded amount, in rupees. */
  refund_amount: rupeesWire.default(0),
});

export const orderlisting = defineCall({
  name: 'orderlisting',
  method: 'GET',
  path: '/orderlisting',
  identity: 'customer',
  summary:
    'Orders, newest first: one list of rows for each order, and its status, delivery date and refund at the same ' +
    `index of the parallel lists. At most the newest ${LISTED_ORDERS}.`,
  input: customerWire.extend({ order_by: orderByWire }),
  output: z.object({
    data: z.object({
      orderlist: z.array(z.array(orderRow).min(1)),
      delivery_status: z.array(orderStatusWire),
      delivery_date: z.array(deliveryDateWire),
      refund: z.array(refundWire).default([]),
      message: messageWire,
    }),
  }),
  errors: [],
});

export const orderdetails = defineCall({
  name: 'orderdetails',
  method: 'POST',
  path: '/orderdetails',
  identity: 'customer',
  isReadOnly: true,
  summary: "One own order; another customer's is not found.",
  input: customerWire.extend({ order_id: orderIdAsReadWire }),
  output: z.object({
    orderdetails: z.array(orderDetailsRow).min(1),
    shipping_detail: addressWire.omit({ default_address: true, address_id: true }),
    order_date: momentWire,
    payment_type: z.string().max(40),
    delivery_status: orderStatusWire,
    delivery_date: deliveryDateWire,
    ...refundWire.shape,
    /** Not in the spec: the ticket of an open problem report, or empty. */
    problem_ticket: z.union([orderIdWire, z.literal('')]).default(''),
  }),
  errors: ['not_found'],
});

export const ordercancel = defineCall({
  name: 'ordercancel',
  method: 'POST',
  path: '/ordercancel',
  identity: 'customer',
  summary:
    'Cancels an own order while it is Pending: stock and promotion credit are released, and an online payment is ' +
    'refunded. Idempotent; after Confirm it is a conflict.',
  input: customerWire.extend({ order_id: orderIdAsReadWire }),
  output: doneWire,
  errors: ['not_found', 'conflict'],
});

export const trackorder = defineCall({
  name: 'trackorder',
  method: 'GET',
  path: '/trackorder',
  identity: 'customer',
  summary: 'Tracking entries of an own order, oldest first; a message instead when there is none.',
  input: customerWire.extend({ order_id: orderIdAsReadWire }),
  output: z.object({
    data: z.array(z.object({ created_date: momentWire, delivery_status: orderStatusWire })),
    message: messageWire,
  }),
  errors: [],
});
