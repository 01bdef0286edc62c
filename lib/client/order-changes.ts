import { mutate } from 'swr';
import type { ProblemReport } from '@/lib/contract/bff/orders';
import { fetchJson } from './fetcher';
import { isMessage } from './guards';
import { keys } from './keys';

/** Reads everything again that shows this order. */
export async function rereadOrder(id: string): Promise<void> {
  await Promise.all([mutate(keys.orders), mutate(keys.order(id)), mutate(keys.tracking(id))]);
}

/** What the thanks page showed is not what it shows next. */
export function forgetLastOrder(): Promise<unknown> {
  return mutate(keys.lastOrder, undefined);
}

/** Calls an order off; answers the server's message. @throws ShopError conflict once the shop has confirmed it. */
export async function cancelOrder(id: string): Promise<string> {
  const { message } = await fetchJson(keys.cancelOrder(id), isMessage, { method: 'POST' });
  // why: promotion credit and stock are back
  await Promise.all([rereadOrder(id), mutate(keys.cart), forgetLastOrder()]);
  return message;
}

/** Reports a problem with an order; answers the server's message. @throws ShopError */
export async function reportProblem(
  id: string,
  body: ProblemReport,
  idempotencyKey: string,
): Promise<string> {
  const options = { method: 'POST' as const, body, idempotencyKey };
  const { message } = await fetchJson(keys.orderProblem(id), isMessage, options);
  await mutate(keys.order(id));
  return message;
}
