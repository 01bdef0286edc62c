import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '@/shop-api/db/client';
import { categories, products } from '@/shop-api/db/schema/catalogue';
import { isOnSale } from '@/shop-api/modules/catalogue/product-columns';
import type { CartOwner } from './owner';
import { type Product, productFor } from './repository';

/** A product on sale, in a category that is, with the stock this owner can have; undefined otherwise. */
export async function findSellable(
  tx: Tx,
  owner: CartOwner,
  productId: number,
): Promise<Product | undefined> {
  return (await findManySellable(tx, owner, [productId])).get(productId);
}

/** As `findSellable`, of many products, by their ids. */
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
