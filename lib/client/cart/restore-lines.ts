import type { CartLine } from '@/lib/contract/bff/cart';
import { toCartProduct } from './cart-lines';
import { queueLine } from './cart-queue';
import { cartEpoch, knownQuantity } from './cart-store';

export type Restored = { name: string; wanted: number; got: number };

/**
 * Returns an undo function that restores these lines with their current quantities. It resolves with the restored
 * quantity of each line; with undefined when none was restored (a toast has said so) or when the shopper has changed.
 */
export function restorer(lines: readonly CartLine[]): () => Promise<Restored[] | undefined> {
  const removalEpoch = cartEpoch();
  return async () => {
    if (removalEpoch !== cartEpoch()) return undefined;
    await restoreLines(lines);
    if (removalEpoch !== cartEpoch()) return undefined;
    const restored = lines.map(({ productId, name, quantity }) => ({
      name,
      wanted: quantity,
      got: knownQuantity(productId),
    }));
    return restored.some(({ got }) => got > 0) ? restored : undefined;
  };
}

/**
 * Restores removed lines in their old positions, one write after the other. Lines without a server id come first, in
 * their order; the others follow from last to first, because a line is inserted before an existing one.
 */
async function restoreLines(lines: readonly CartLine[]): Promise<void> {
  let before: Promise<unknown> = Promise.resolve();
  const placed = lines.filter(({ id }) => id > 0).reverse();
  const saved = [...lines.filter(({ id }) => id <= 0), ...placed].map((line) => {
    const { quantity, id } = line;
    const lineId = id > 0 ? id : undefined;
    const settled = queueLine({ product: toCartProduct(line), quantity, lineId }, { after: before });
    before = settled;
    return settled;
  });
  await Promise.all(saved);
}
