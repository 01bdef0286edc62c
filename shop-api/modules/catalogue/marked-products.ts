import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { CustomerActor } from '@/lib/contract/actor-token';
import { ShopError } from '@/lib/domain/errors';
import { MAX_MARKED_PRODUCTS } from '@/lib/domain/marked-products';
import { text } from '@/lib/messages/text';
import type { DbOrTx, Tx } from '@/shop-api/db/client';
import type { favourites } from '@/shop-api/db/schema/account';
import { categories, products } from '@/shop-api/db/schema/catalogue';
import type { stockAlerts } from '@/shop-api/db/schema/stock-alerts';
import type { Deps } from '@/shop-api/deps';
import { withCustomer } from '@/shop-api/modules/customers/with-customer';
import { cardColumns, isOnSale } from './product-columns';

type Marks = typeof favourites | typeof stockAlerts;
type Mark = { customerId: string; productId: number };

/**
 * Marks a product for a customer; marking it twice changes nothing.
 *
 * @throws ShopError not_found when there is no such product; unauthenticated for a customer erased meanwhile; conflict
 * beyond `MAX_MARKED_PRODUCTS`. Products no longer on sale do not count, as the customer does not see them.
 */
export function markProduct(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  marks: Marks,
  mark: Mark,
): Promise<void> {
  return withCustomer(db, mark.customerId, async (tx) => {
    const isMarked = eq(products.id, mark.productId);
    const [product] = await tx.select({ id: products.id }).from(products).where(isMarked);
    if (!product) throw new ShopError('not_found');
    const added = await tx
      .insert(marks)
      .values({ ...mark, createdAt: clock.now() })
      .onConflictDoNothing()
      .returning({ id: marks.productId });
    if (added.length > 0) await requireRoom(tx, marks, mark.customerId);
  });
}

export async function unmarkProduct(
  db: DbOrTx,
  marks: Marks,
  { customerId, productId }: Mark,
): Promise<void> {
  await db.delete(marks).where(and(eq(marks.customerId, customerId), eq(marks.productId, productId)));
}

/** The marked products on sale, the newest mark first, with the customer's cart quantity of each. */
export function listMarkedProducts(db: DbOrTx, marks: Marks, actor: CustomerActor) {
  return db
    .select(cardColumns(actor))
    .from(marks)
    .innerJoin(products, eq(products.id, marks.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(eq(marks.customerId, actor.id), isOnSale))
    .orderBy(desc(marks.createdAt), desc(products.id));
}

async function requireRoom(tx: Tx, marks: Marks, customerId: string): Promise<void> {
  const marked = tx.select({ id: marks.productId }).from(marks).where(eq(marks.customerId, customerId));
  const [row] = await tx
    .select({ total: count() })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(isOnSale, inArray(products.id, marked)));
  if ((row?.total ?? 0) <= MAX_MARKED_PRODUCTS) return;
  const message = text('toast.no_room', { count: MAX_MARKED_PRODUCTS });
  throw new ShopError('conflict', { field: 'product_id', message });
}
