import { asc, inArray, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '@/shop-api/db/client';
import { products } from '@/shop-api/db/schema/catalogue';
import type { SoldLine } from '@/shop-api/modules/orders/repository';
import { recordProductChange } from '@/shop-api/modules/storefront/changes';

/** Locks products until the transaction ends, in id order, as all transactions do. */
export function lockProducts(tx: Tx, isWanted: SQL | undefined) {
  return tx
    .select({ id: products.id, stock: products.stock })
    .from(products)
    .where(isWanted)
    .orderBy(asc(products.id))
    .for('no key update');
}

/** Returns what the lines of an order or payment took; a product that is no longer in the catalogue is skipped. */
export async function returnStock(
  tx: Tx,
  lines: readonly Pick<SoldLine, 'productId' | 'quantity'>[],
): Promise<void> {
  const taken = lines.flatMap(({ productId, quantity }) =>
    productId === null ? [] : [{ productId, quantity }],
  );
  const ids = taken.map(({ productId }) => productId);
  const quantities = taken.map(({ quantity }) => quantity);
  await lockProducts(tx, inArray(products.id, ids));
  await recordProductChange(tx, ids);
  await tx
    .update(products)
    .set({ stock: sql`${products.stock} + taken.quantity` })
    .from(
      sql`unnest(${sql.param(ids)}::integer[], ${sql.param(quantities)}::integer[]) as taken (id, quantity)`,
    )
    .where(sql`${products.id} = taken.id`);
}
