import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '@/shop-api/db/client';
import { categories, products } from '@/shop-api/db/schema/catalogue';
import { isOnSale } from '@/shop-api/modules/catalogue/product-columns';
import type { CartOwner } from './owner';
import { type Product, productFor } from './repository';

/** The product with the stock available to this owner; undefined unless product and category are on sale. */
export async function findSellable(
  tx: Tx,
  owner: CartOwner,
  productId: number,
): Promise<Product | undefined> {
  return (await findManySellable(tx, owner, [productId])).get(productId);
}

/** Like `findSellable` for many products, keyed by product id. */
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
