import { and, eq, lt, ne, or } from 'drizzle-orm';
import type { ChangeMark } from '@/lib/domain/change-mark';
import type { Tx } from '@/shop-api/db/client';
import { cartMarks } from '@/shop-api/db/schema/cart';
import type { CartOwner } from './owner';

/** The tab has already sent this change or a newer one; the transaction must roll back. */
export class SupersededError extends Error {
  /** `isRepeated` is true for the very same change sent again, false when a newer one came first. */
  constructor(readonly isRepeated: boolean) {
    super();
  }
}

/** Records the latest change of a product in an existing cart. @throws SupersededError */
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
  throw new SupersededError(last?.at === at);
}
