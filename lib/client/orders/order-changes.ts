import { mutate } from 'swr';
import { fetchJson } from '@/lib/client/fetcher';
import { isMessage } from '@/lib/client/guards';
import { revalidate } from '@/lib/client/revalidate';
import { keys } from '@/lib/config/api-paths';
import type { ProblemReport } from '@/lib/contract/bff/orders';
import { documentText } from '@/lib/messages/document-text';
import { isRefusal } from './order-key';
import { isOrderDetails } from './use-orders';

/** Revalidates everything that shows this order. */
export async function revalidateOrder(id: string): Promise<void> {
  await Promise.all([keys.orders, keys.order(id), keys.tracking(id)].map(revalidate));
}

/** Clears the last order, so that the thanks page reads it again. */
export function forgetLastOrder(): Promise<unknown> {
  return mutate(keys.lastOrder, undefined);
}

/**
 * Cancels an order; returns the message to show. Without an answer the order is read, as it may be cancelled all the
 * same. @throws ShopError conflict once the shop has confirmed it.
 */
export async function cancelOrder(id: string): Promise<string> {
  const message = await sendCancel(id);
  // why: cancelling restores promotion credit and stock
  await Promise.all([revalidateOrder(id), revalidate(keys.cart), forgetLastOrder()]);
  return message;
}

async function sendCancel(id: string): Promise<string> {
  try {
    return (await fetchJson(keys.cancelOrder(id), isMessage, { method: 'POST' })).message;
  } catch (error) {
    if (isRefusal(error) || !(await isCancelled(id))) throw error;
    return documentText('cancel.done');
  }
}

async function isCancelled(id: string): Promise<boolean> {
  try {
    return (await fetchJson(keys.order(id), isOrderDetails)).status === 'Order Cancelled';
  } catch {
    return false;
  }
}

/** Reports a problem with an order; returns the server's message. @throws ShopError */
export async function reportProblem(
  id: string,
  body: ProblemReport,
  idempotencyKey: string,
): Promise<string> {
  const options = { method: 'POST' as const, body, idempotencyKey };
  const { message } = await fetchJson(keys.orderProblem(id), isMessage, options);
  void revalidate(keys.order(id));
  return message;
}
