import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Tx } from '@/shop-api/db/client';
import { categories, products } from '@/shop-api/db/schema/catalogue';
import { customers } from '@/shop-api/db/schema/identity';
import { stockAlerts } from '@/shop-api/db/schema/stock-alerts';
import { isOnSale } from '@/shop-api/modules/catalogue/product-columns';
import { isBelowDailyLimit } from '@/shop-api/modules/sms/queue';

/** Locks up to `count` alerts whose product is available again, the oldest first; other instances skip them. */
export function claimFulfilledStockAlerts(tx: Tx, count: number, now: Date) {
  return tx
    .select({
      customerId: stockAlerts.customerId,
      productId: stockAlerts.productId,
      mobile: customers.mobile,
      language: customers.language,
      name: products.name,
      name2: products.name2,
      slug: products.slug,
    })
    .from(stockAlerts)
    .innerJoin(products, eq(products.id, stockAlerts.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(customers, eq(customers.id, stockAlerts.customerId))
    .where(
      and(
        isOnSale,
        gt(products.stock, 0),
        isNull(customers.suspendedAt),
        isBelowDailyLimit(tx, customers.mobile, 'back_in_stock', now),
      ),
    )
    .orderBy(asc(stockAlerts.createdAt))
    .limit(count)
    .for('update', { of: stockAlerts, skipLocked: true });
}
