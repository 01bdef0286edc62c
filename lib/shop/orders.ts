import 'server-only';
import type {
  LastOrder,
  OrderDetails,
  OrderSummary,
  ProblemReport,
  Tracking,
} from '@/lib/contract/bff/orders';
import { orderproblem } from '@/lib/contract/shop/enquiry';
import {
  getUserOrderId,
  OrderConfirm,
  ordercancel,
  orderdetails,
  orderlisting,
  trackorder,
} from '@/lib/contract/shop/orders';
import { momentOfIndia } from '@/lib/domain/india-time';
import { type Paise, paiseFromRupees, rupeesFromPaise } from '@/lib/domain/money';
import { asCustomer, BY_WEB, type CustomerCaller } from './acting';
import { badUpstream, shopFetch } from './shop-fetch';
import { toOrderDetails, toOrderSummary, toRefund } from './to-order';

export type OrderRequest = { addressId: number; payment: 'cod' | 'promotion'; expectedTotal: Paise };

/**
 * Places the cart as an order and returns the order's id; the same key returns the same order.
 *
 * @throws ShopError with a code of `OrderConfirm.errors`.
 */
export async function placeOrder(
  caller: CustomerCaller,
  { addressId, payment, expectedTotal }: OrderRequest,
  idempotencyKey: string,
): Promise<string> {
  const input = {
    ...asCustomer(caller),
    ...BY_WEB,
    shipping_address_id: addressId,
    payment_type: payment === 'cod' ? ('COD' as const) : payment,
    expected_total: rupeesFromPaise(expectedTotal),
  };
  return (await shopFetch(OrderConfirm, input, { ...caller, idempotencyKey })).data.invoice_id;
}

/** The customer's orders, newest first, and the server's message for an empty list. */
export async function listOrders(
  caller: CustomerCaller,
): Promise<{ orders: OrderSummary[]; message: string }> {
  const { data } = await shopFetch(orderlisting, { ...asCustomer(caller), ...BY_WEB }, caller);
  const { orderlist, delivery_status, delivery_date, refund } = data;
  // why: an older API sends no refunds
  const parallel = { delivery_status, delivery_date, ...(refund.length > 0 && { refund }) };
  const unequal = Object.entries(parallel).filter(([, list]) => list.length !== orderlist.length);
  if (unequal.length > 0) {
    const issues = unequal.map(([name]) => `${name}: not as long as orderlist`);
    throw badUpstream(orderlisting, caller.requestId, issues);
  }
  const orders = delivery_status.map((status, index) =>
    toOrderSummary(orderlist[index] ?? [], {
      status,
      deliveryDate: delivery_date[index] ?? '',
      refund: toRefund(refund[index]),
    }),
  );
  return { orders, message: data.message };
}

/** @throws ShopError not_found, also for another customer's order. */
export async function getOrder(caller: CustomerCaller, orderId: string): Promise<OrderDetails> {
  const input = { ...asCustomer(caller), order_id: orderId };
  return toOrderDetails(await shopFetch(orderdetails, input, caller));
}

/** Cancels an order; idempotent. @throws ShopError not_found, conflict once it is confirmed. */
export async function cancelOrder(caller: CustomerCaller, orderId: string): Promise<string> {
  return (await shopFetch(ordercancel, { ...asCustomer(caller), order_id: orderId }, caller)).data.message;
}

/** Reports a problem with an order. @throws ShopError not_found, too_many, conflict while another report is open. */
export async function reportProblem(
  caller: CustomerCaller,
  orderId: string,
  report: ProblemReport,
  idempotencyKey: string,
): Promise<string> {
  const input = { ...asCustomer(caller), order_id: orderId, ...report };
  return (await shopFetch(orderproblem, input, { ...caller, idempotencyKey })).message;
}

/** Tracking entries, oldest first; the server's message when there is none. */
export async function getTracking(caller: CustomerCaller, orderId: string): Promise<Tracking> {
  const answer = await shopFetch(trackorder, { ...asCustomer(caller), order_id: orderId }, caller);
  return {
    entries: answer.data.map((entry) => ({
      at: momentOfIndia(entry.created_date),
      status: entry.delivery_status,
    })),
    message: answer.message,
  };
}

/** The last order, for /order-success. @throws ShopError not_found before the first order. */
export async function getLastOrder(caller: CustomerCaller): Promise<LastOrder> {
  const answer = await shopFetch(getUserOrderId, asCustomer(caller), caller);
  return {
    id: answer.order_id,
    subtotal: paiseFromRupees(answer.cart_total_price),
    promotion: paiseFromRupees(answer.discount_amount),
    deliveryDate: answer.delivery_date,
    isCancelled: answer.delivery_status === 'Order Cancelled',
  };
}
