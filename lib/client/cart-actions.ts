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
 * Returns an undo function that restores these lines with their current quantities. It resolves with the restored
 * quantity of each line; with undefined when none was restored (a toast has said so) or when the shopper has changed.
 */
export function restorer(lines: readonly CartLine[]): () => Promise<Restored[] | undefined> {
  const removalEpoch = cartEpoch();
  return async () => {
    if (removalEpoch !== cartEpoch()) return undefined;
    await putBack(lines);
    if (removalEpoch !== cartEpoch()) return undefined;
    const restored = lines.map(({ productId, name, quantity }) => ({
      name,
      wanted: quantity,
      got: knownQuantity(productId),
    }));
    return restored.some(({ got }) => got > 0) ? restored : undefined;
  };
}

/** Checks the cart for problems that keep it from being ordered, and shows the checked cart. @throws ShopError */
export function check(): Promise<CartCheck> {
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
