import { and, count, desc, eq, gt, max, ne, sql } from 'drizzle-orm';
import type { CustomerActor } from '@/lib/contract/actor-token';
import { BOUGHT_BEFORE_LIMIT } from '@/lib/domain/buy-again';
import type { DbOrTx } from '@/shop-api/db/client';
import { categories, products } from '@/shop-api/db/schema/catalogue';
import { orderLines, orders } from '@/shop-api/db/schema/orders';
import { cardColumns, isOnSale } from '@/shop-api/modules/catalogue/product-columns';

/** Products that a customer has bought and that are on sale: in stock first, then by number of orders. */
export function listBoughtBefore(db: DbOrTx, actor: CustomerActor) {
  const bought = db
    .select({
      productId: orderLines.productId,
      times: count().as('times'),
      newest: max(orders.createdAt).as('newest'),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orders.customerId, actor.id), ne(orders.status, 'Order Cancelled')))
    .groupBy(orderLines.productId)
    .as('bought');
  return db
    .select(cardColumns(actor))
    .from(bought)
    .innerJoin(products, eq(products.id, bought.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(isOnSale)
    .orderBy(desc(gt(products.stock, sql`0`)), desc(bought.times), desc(bought.newest), desc(products.id))
    .limit(BOUGHT_BEFORE_LIMIT);
}
