import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '@/shop-api/db/client';
import { cartLines } from '@/shop-api/db/schema/cart';
import { categories, products } from '@/shop-api/db/schema/catalogue';
import { isOnSale } from '@/shop-api/modules/catalogue/product-columns';
import type { CartOwner } from './owner';
import { newLine, type Product, productFor } from './repository';

/** As `findSellable`, of many products: those that are on sale, by their ids. */
export async function findManySellable(
  tx: Tx,
  owner: CartOwner,
  productIds: readonly number[],
): Promise<Map<number, Product>> {
  const rows = await tx
    .select({ product: productFor(owner) })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(inArray(products.id, [...productIds]), isOnSale));
  return new Map(rows.map(({ product }) => [product.id, product]));
}

/**
 * Exactly these quantities of different products. A line that is there keeps its terms and place; new ones are the
 * last, in the order given.
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
