'use client';

import useSWR from 'swr';
import { fetchJson, type Guard } from '@/lib/client/fetcher';
import { isLastOrder, isOrderDetails, isOrders, isTracking } from '@/lib/client/guards';
import { keys } from '@/lib/client/keys';
import { swrOptions } from '@/lib/client/swr-options';
import type { LastOrder, OrderDetails, OrderSummary, Tracking } from '@/lib/contract/bff/orders';
import { isShopError } from '@/lib/domain/errors';

export type ReadState<Value> = {
  data: Value | undefined;
  /** The first load is running. */
  isLoading: boolean;
  /** Any load is running, the first one or a revalidation. */
  isValidating: boolean;
  /** The server answered not_found, which does not count as `failed`. */
  notFound: boolean;
  failed: boolean;
};

function useRead<Value>(key: string | null, guard: Guard<Value>): ReadState<Value> {
  const { data, error, isLoading, isValidating } = useSWR(
    key,
    (path: string) => fetchJson(path, guard),
    swrOptions,
  );
  const notFound = isShopError(error, 'not_found');
  return {
    data,
    isLoading,
    isValidating,
    notFound,
    failed: error !== undefined && data === undefined && !notFound,
  };
}

/** The customer's orders, newest first, and the server's message for none. Nothing is loaded while `waiting`. */
export function useOrders(waiting = false): ReadState<{ orders: OrderSummary[]; message: string }> {
  return useRead(waiting ? null : keys.orders, isOrders);
}

/** One order; another customer's is `notFound`. Nothing is loaded without an id. */
export function useOrder(orderId: string | undefined): ReadState<OrderDetails> {
  return useRead(orderId ? keys.order(orderId) : null, isOrderDetails);
}

/** Tracking of an order, oldest entry first. Nothing is loaded without an id. */
export function useTracking(orderId: string | undefined): ReadState<Tracking> {
  return useRead(orderId ? keys.tracking(orderId) : null, isTracking);
}

/** The last order, for /order-success, also after a reload (decisions.md 11). */
export function useLastOrder(): ReadState<LastOrder> {
  return useRead(keys.lastOrder, isLastOrder);
}
