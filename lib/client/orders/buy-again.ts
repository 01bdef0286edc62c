import { writeCart } from '@/lib/client/cart/write-cart';
import { shapeOf } from '@/lib/client/guards';
import { keys } from '@/lib/config/api-paths';
import type { AgainLine } from '@/lib/contract/bff/buy-again';
import type { Cart } from '@/lib/contract/bff/cart';

const isBuyAgainAnswer = shapeOf<{ cart: Cart; lines: AgainLine[]; message: string }>({
  cart: 'record',
  lines: 'list',
  message: 'string',
});

/** Adds an order's lines to the cart, updates the cart on screen, and returns the result per line. @throws ShopError */
export function buyAgain(
  orderId: string,
  idempotencyKey: string,
): Promise<{ lines: AgainLine[]; message: string }> {
  return writeCart(keys.buyAgain(orderId), isBuyAgainAnswer, { method: 'POST', idempotencyKey });
}
