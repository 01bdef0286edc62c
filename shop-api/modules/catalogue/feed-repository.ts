import { asc, count, eq } from 'drizzle-orm';
import type { DbOrTx } from '@/shop-api/db/client';
import { categories, products } from '@/shop-api/db/schema/catalogue';
import { cardColumns, isOnSale } from './product-columns';
import { moreImages } from './product-repository';

const FEED_PAGE_SIZE = 250;

export type FeedRow = Awaited<ReturnType<typeof selectFeedPage>>[number];

function selectFeedPage(db: DbOrTx, page: number) {
  const { cartQuantity: _own, ...columns } = cardColumns(undefined);
  return db
    .select({
      ...columns,
      groupKey: products.groupKey,
      listed: products.listed,
      description: products.description,
      description2: products.description2,
      countryOfOrigin: products.countryOfOrigin,
      moreImages,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(isOnSale)
    .orderBy(asc(products.id))
    .limit(FEED_PAGE_SIZE)
    .offset((page - 1) * FEED_PAGE_SIZE);
}

/** One page of every pack on sale, in an order that does not change. */
export async function listFeed(db: DbOrTx, page: number): Promise<{ rows: FeedRow[]; pages: number }> {
  const [rows, [all]] = await Promise.all([
    selectFeedPage(db, page),
    db
      .select({ total: count() })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .where(isOnSale),
  ]);
  return { rows, pages: Math.ceil((all?.total ?? 0) / FEED_PAGE_SIZE) };
}
