import { writeCart } from '@/lib/client/cart/write-cart';
import { isBuyAgainAnswer } from '@/lib/client/guards';
import { keys } from '@/lib/config/api-paths';
import type { AgainLine } from '@/lib/contract/bff/buy-again';

/** Adds an order's lines to the cart, updates the cart on screen, and returns the result per line. @throws ShopError */
export function buyAgain(
  orderId: string,
  idempotencyKey: string,
): Promise<{ lines: AgainLine[]; message: string }> {
  return writeCart(keys.buyAgain(orderId), isBuyAgainAnswer, { method: 'POST', idempotencyKey });
}
