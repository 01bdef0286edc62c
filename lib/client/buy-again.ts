import type { AgainLine } from '@/lib/contract/bff/buy-again';
import { whenSettled } from './cart-queue';
import { acceptCart, cartEpoch } from './cart-store';
import { fetchJson } from './fetcher';
import { isBuyAgainAnswer } from './guards';
import { keys } from './keys';

/** Adds an order's lines to the cart, which is shown at once, and answers what became of each. @throws ShopError */
export async function buyAgain(
  orderId: string,
  idempotencyKey: string,
): Promise<{ lines: AgainLine[]; message: string }> {
  await whenSettled();
  const askedIn = cartEpoch();
  const options = { method: 'POST' as const, idempotencyKey };
  const { cart, ...outcome } = await fetchJson(keys.buyAgain(orderId), isBuyAgainAnswer, options);
  await acceptCart(cart, askedIn);
  return outcome;
}
