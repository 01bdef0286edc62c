import { eq, lt, ne, or, sql } from 'drizzle-orm';
import type { Tx } from '@/shop-api/db/client';
import { cartMarks } from '@/shop-api/db/schema/cart';
import { products } from '@/shop-api/db/schema/catalogue';
import type { CartOwner } from './owner';

/** The tab that sends a change, and when by its clock. */
export type Sent = { by: string; at: number };

/** A newer change of the same tab came first; nothing of the transaction may stay. */
export class Overtaken extends Error {}

/**
 * Remembers of a product which change of it was the last, in a cart that exists.
 *
 * @throws Overtaken, also when there is no such product: then there is nothing to change either.
 */
export async function markChange(
  tx: Tx,
  owner: CartOwner,
  productId: number,
  { by, at }: Sent,
): Promise<void> {
  const mark = tx
    .select({
      ownerKind: sql<CartOwner['kind']>`${owner.kind}`.as('owner_kind'),
      ownerId: sql<string>`${owner.id}`.as('owner_id'),
      productId: products.id,
      tab: sql<string>`${by}`.as('tab'),
      sentAt: sql<number>`${at}::bigint`.as('sent_at'),
    })
    .from(products)
    .where(eq(products.id, productId));
  const marked = await tx
    .insert(cartMarks)
    .select(mark)
    .onConflictDoUpdate({
      target: [cartMarks.ownerKind, cartMarks.ownerId, cartMarks.productId],
      set: { tab: by, sentAt: at },
      setWhere: or(ne(cartMarks.tab, by), lt(cartMarks.sentAt, at)),
    })
    .returning({ at: cartMarks.sentAt });
  if (marked.length === 0) throw new Overtaken();
}
