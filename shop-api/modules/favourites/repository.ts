import { and, desc, eq } from 'drizzle-orm';
import type { CustomerActor } from '@/lib/contract/actor-token';
import type { DbOrTx } from '@/shop-api/db/client';
import { favourites } from '@/shop-api/db/schema/account';
import { categories, products } from '@/shop-api/db/schema/catalogue';
import { cardColumns, isOnSale } from '@/shop-api/modules/catalogue/product-columns';

export async function removeFavourite(db: DbOrTx, customerId: string, productId: number): Promise<void> {
  await db
    .delete(favourites)
    .where(and(eq(favourites.customerId, customerId), eq(favourites.productId, productId)));
}

/** Favourites on sale, the newest first, with the customer's cart quantity of each. */
export function listFavourites(db: DbOrTx, actor: CustomerActor) {
  return db
    .select(cardColumns(actor))
    .from(favourites)
    .innerJoin(products, eq(products.id, favourites.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(eq(favourites.customerId, actor.id), isOnSale))
    .orderBy(desc(favourites.createdAt), desc(products.id));
}
