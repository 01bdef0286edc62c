'use client';

import useSWR from 'swr';
import type { LastOrder, OrderDetails, OrderSummary, Tracking } from '@/lib/contract/bff/orders';
import { isShopError } from '@/lib/domain/errors';
import { fetchJson, type Guard } from './fetcher';
import { isLastOrder, isOrderDetails, isOrders, isTracking } from './guards';
import { keys } from './keys';
import { swrOptions } from './swr-options';

export type Read<Value> = {
  data: Value | undefined;
  /** Nothing is here yet. */
  isLoading: boolean;
  /** The shop is being asked, for the first time or once more. */
  isValidating: boolean;
  /** The shop says that there is none, which is not a failure. */
  notFound: boolean;
  failed: boolean;
};

function useRead<Value>(key: string | null, guard: Guard<Value>): Read<Value> {
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

/** Own orders, newest first, and the server's message for none. Nothing is asked for while it must wait. */
export function useOrders(waiting = false): Read<{ orders: OrderSummary[]; message: string }> {
  return useRead(waiting ? null : keys.orders, isOrders);
}

/** One own order; someone else's is not found. Nothing is asked for without an id. */
export function useOrder(orderId: string | undefined): Read<OrderDetails> {
  return useRead(orderId ? keys.order(orderId) : null, isOrderDetails);
}

/** Tracking of an own order, oldest entry first. Nothing is asked for without an id. */
export function useTracking(orderId: string | undefined): Read<Tracking> {
  return useRead(orderId ? keys.tracking(orderId) : null, isTracking);
}

/** What /order-success shows, also after a reload (decisions.md 11). */
export function useLastOrder(): Read<LastOrder> {
  return useRead(keys.lastOrder, isLastOrder);
}
