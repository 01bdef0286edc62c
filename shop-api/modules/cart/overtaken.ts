import { and, eq, lt, ne, or } from 'drizzle-orm';
import type { ChangeMark } from '@/lib/domain/change-mark';
import type { Tx } from '@/shop-api/db/client';
import { cartMarks } from '@/shop-api/db/schema/cart';
import type { CartOwner } from './owner';

/** This change of the tab, or a newer one, came first; nothing of the transaction may stay. */
export class Overtaken extends Error {
  constructor(readonly isSentAgain: boolean) {
    super();
  }
}

/** Remembers which change of a product is the last, in a cart that exists. @throws Overtaken */
export async function markChange(
  tx: Tx,
  owner: CartOwner,
  productId: number,
  { tab, at }: ChangeMark,
): Promise<void> {
  const marked = await tx
    .insert(cartMarks)
    .values({ ownerKind: owner.kind, ownerId: owner.id, productId, tab, madeAt: at })
    .onConflictDoUpdate({
      target: [cartMarks.ownerKind, cartMarks.ownerId, cartMarks.productId],
      set: { tab, madeAt: at },
      setWhere: or(ne(cartMarks.tab, tab), lt(cartMarks.madeAt, at)),
    })
    .returning({ productId: cartMarks.productId });
  if (marked.length > 0) return;
  const [last] = await tx
    .select({ at: cartMarks.madeAt })
    .from(cartMarks)
    .where(
      and(
        eq(cartMarks.ownerKind, owner.kind),
        eq(cartMarks.ownerId, owner.id),
        eq(cartMarks.productId, productId),
      ),
    );
  throw new Overtaken(last?.at === at);
}
