import type { AgainLine } from '@/lib/contract/bff/buy-again';
import { isBuyAgainAnswer } from './guards';
import { keys } from './keys';
import { writeCart } from './write-cart';

/** Adds an order's lines to the cart, updates the cart on screen, and returns the result per line. @throws ShopError */
export function buyAgain(
  orderId: string,
  idempotencyKey: string,
): Promise<{ lines: AgainLine[]; message: string }> {
  return writeCart(keys.buyAgain(orderId), isBuyAgainAnswer, { method: 'POST', idempotencyKey });
}
