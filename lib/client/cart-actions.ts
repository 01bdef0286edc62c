import type { CartCheck, CartLine } from '@/lib/contract/bff/cart';
import { putBack } from './cart-queue';
import { cartEpoch, knownQuantity } from './cart-store';
import { isCartCheck, isCartWrite } from './guards';
import { keys } from './keys';
import { writeCart } from './write-cart';

/** Empties the cart. @throws ShopError */
export async function clear(): Promise<void> {
  await writeCart(keys.cart, isCartWrite, { method: 'DELETE' });
}

export type Restored = { name: string; wanted: number; got: number };

/**
 * How to put these lines back as they are now. It resolves with what came back of each; with undefined when nothing
 * did, which a toast has said, and for another shopper of this browser, for whom it does nothing.
 */
export function restorer(lines: readonly CartLine[]): () => Promise<Restored[] | undefined> {
  const removedIn = cartEpoch();
  return async () => {
    if (removedIn !== cartEpoch()) return undefined;
    await putBack(lines);
    if (removedIn !== cartEpoch()) return undefined;
    const restored = lines.map(({ productId, name, quantity }) => ({
      name,
      wanted: quantity,
      got: knownQuantity(productId),
    }));
    return restored.some(({ got }) => got > 0) ? restored : undefined;
  };
}

/** What keeps the cart from being ordered; the cart on screen becomes the checked one. @throws ShopError */
export function check(): Promise<CartCheck> {
  return writeCart(keys.cartCheck, isCartCheck, { method: 'POST' });
}

/** Removes lines (by line id) in one go and checks what is left. @throws ShopError */
export function removeProblemLines(lineIds: readonly number[]): Promise<CartCheck> {
  return writeCart(keys.cartCheckRemove, isCartCheck, { method: 'POST', body: { lineIds } });
}

/** Accepts today's prices, variants and units for every changed line. @throws ShopError */
export async function acceptChanges(): Promise<void> {
  await writeCart(keys.cartCheckAccept, isCartWrite, { method: 'POST' });
}
