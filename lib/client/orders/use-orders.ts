'use client';

import type { Guard } from '@/lib/client/fetcher';
import { shapeOf } from '@/lib/client/guards';
import { type ReadState, useRead } from '@/lib/client/use-read';
import { keys } from '@/lib/config/api-paths';
import type { LastOrder, OrderDetails, OrderSummary, Tracking } from '@/lib/contract/bff/orders';
import { isShopError } from '@/lib/domain/errors';

const isOrders = shapeOf<{ orders: OrderSummary[]; message: string }>({
  orders: 'list',
  message: 'string',
});
export const isOrderDetails = shapeOf<OrderDetails>({
  id: 'string',
  orderedAt: 'string',
  status: 'string',
  deliveryDate: 'string',
  total: 'number',
  lines: 'list',
  paymentType: 'string',
  subtotal: 'number',
  promotion: 'number',
  shipTo: 'record',
  refund: 'any',
  problemTicket: 'string',
});
const isTracking = shapeOf<Tracking>({ entries: 'list', message: 'string' });
const isLastOrder = shapeOf<LastOrder>({
  id: 'string',
  subtotal: 'number',
  promotion: 'number',
  deliveryDate: 'string',
  isCancelled: 'boolean',
});

/** `notFound`: the server answered not_found, which does not count as `failed`. */
type OrderState<Value> = ReadState<Value> & { notFound: boolean };

function useReadOrder<Value>(key: string | null, guard: Guard<Value>): OrderState<Value> {
  const read = useRead(key, guard);
  const notFound = isShopError(read.error, 'not_found');
  return { ...read, notFound, failed: read.failed && !notFound };
}

/** The customer's orders, newest first, and the server's message for none. Nothing is loaded while `waiting`. */
export function useOrders(waiting = false): ReadState<{ orders: OrderSummary[]; message: string }> {
  return useRead(waiting ? null : keys.orders, isOrders);
}

/** One order; another customer's is `notFound`. Nothing is loaded without an id. */
export function useOrder(orderId: string | undefined): OrderState<OrderDetails> {
  return useReadOrder(orderId ? keys.order(orderId) : null, isOrderDetails);
}

/** Tracking of an order, oldest entry first. Nothing is loaded without an id. */
export function useTracking(orderId: string | undefined): OrderState<Tracking> {
  return useReadOrder(orderId ? keys.tracking(orderId) : null, isTracking);
}

/** The last order, for /order-success, also after a reload (decisions.md 11). */
export function useLastOrder(): OrderState<LastOrder> {
  return useReadOrder(keys.lastOrder, isLastOrder);
}
