import { isCartWrite, shapeOf } from '@/lib/client/guards';
import { keys } from '@/lib/config/api-paths';
import type { CartCheck } from '@/lib/contract/bff/cart';
import { writeCart } from './write-cart';

const isCartCheck = shapeOf<CartCheck>({
  problems: 'list',
  priceChanges: 'list',
  subtotal: 'number',
  openPayment: 'number',
  cart: 'record',
});

/** Empties the cart. @throws ShopError */
export async function emptyCart(): Promise<void> {
  await writeCart(keys.cart, isCartWrite, { method: 'DELETE' });
}

/** Checks the cart for problems that keep it from being ordered, and shows the checked cart. @throws ShopError */
export function checkCart(): Promise<CartCheck> {
  return writeCart(keys.cartCheck, isCartCheck, { method: 'POST' });
}

/** Removes lines (by line id) in one call and checks the remaining cart. @throws ShopError */
export function removeProblemLines(lineIds: readonly number[]): Promise<CartCheck> {
  return writeCart(keys.cartCheckRemove, isCartCheck, { method: 'POST', body: { lineIds } });
}

/** Accepts the current prices, variants and units of every changed line. @throws ShopError */
export async function acceptChanges(): Promise<void> {
  await writeCart(keys.cartCheckAccept, isCartWrite, { method: 'POST' });
}
