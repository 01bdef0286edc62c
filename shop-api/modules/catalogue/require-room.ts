import { and, count, eq, inArray, type SQLWrapper } from 'drizzle-orm';
import { ShopError } from '@/lib/domain/errors';
import { MAX_MARKED_PRODUCTS } from '@/lib/domain/marked-products';
import { text } from '@/lib/messages/text';
import type { Tx } from '@/shop-api/db/client';
import { categories, products } from '@/shop-api/db/schema/catalogue';
import { isOnSale } from './product-columns';

/**
 * For who has just marked one more of the products with these ids. What is sold no more does not count: nobody sees it.
 *
 * @throws ShopError conflict beyond `MAX_MARKED_PRODUCTS`.
 */
export async function requireRoom(tx: Tx, marked: SQLWrapper): Promise<void> {
  const [row] = await tx
    .select({ total: count() })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(isOnSale, inArray(products.id, marked)));
  if ((row?.total ?? 0) <= MAX_MARKED_PRODUCTS) return;
  const message = text('toast.no_room', { count: MAX_MARKED_PRODUCTS });
  throw new ShopError('conflict', { field: 'product_id', message });
}
