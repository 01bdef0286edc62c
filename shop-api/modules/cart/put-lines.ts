import { sql } from 'drizzle-orm';
import type { Tx } from '@/shop-api/db/client';
import { cartLines } from '@/shop-api/db/schema/cart';
import { newLine } from './line-repository';
import type { CartOwner } from './owner';
import type { Product } from './repository';

/**
 * Sets exactly these quantities; the products must differ. An existing line keeps its accepted terms and position; new
 * lines are appended in the given order.
 */
export async function putLines(
  tx: Tx,
  owner: CartOwner,
  lines: readonly { product: Product; quantity: number }[],
): Promise<void> {
  if (lines.length === 0) return;
  await tx
    .insert(cartLines)
    .values(lines.map(({ product, quantity }) => newLine(owner, product, quantity)))
    .onConflictDoUpdate({
      target: [cartLines.ownerKind, cartLines.ownerId, cartLines.productId],
      set: { quantity: sql`excluded.quantity` },
    });
}
