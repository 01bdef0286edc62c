import { and, eq, gte, sql } from 'drizzle-orm';
import { ShopError } from '@/lib/domain/errors';
import type { Tx } from '@/shop-api/db/client';
import { cartLines } from '@/shop-api/db/schema/cart';
import { products } from '@/shop-api/db/schema/catalogue';
import type { CartOwner } from '@/shop-api/modules/cart/owner';
import { ofOwner } from '@/shop-api/modules/cart/repository';

/**
 * Deducts the cart's quantities from the stock, all or nothing (decisions.md 7). The products must be locked, in id
 * order.
 *
 * @throws ShopError out_of_stock when fewer than `lines` products have enough.
 */
export async function takeStock(tx: Tx, owner: CartOwner, lines: number): Promise<void> {
  const taken = await tx
    .update(products)
    .set({ stock: sql`${products.stock} - ${cartLines.quantity}` })
    .from(cartLines)
    .where(and(ofOwner(owner), eq(products.id, cartLines.productId), gte(products.stock, cartLines.quantity)))
    .returning({ id: products.id });
  if (taken.length !== lines) throw new ShopError('out_of_stock');
}
