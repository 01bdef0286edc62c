import { randomBytes } from 'node:crypto';
import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { paise } from '@/lib/domain/money';
import type { Db, DbOrTx, Tx } from '@/shop-api/db/client';
import { isClaimed } from '@/shop-api/db/is-claimed';
import { type LocalMethod, localPaymentLinks, localWebhooks } from '@/shop-api/db/schema/local-payments';
import type { LinkState } from '@/shop-api/ports/payments';

export type LocalLink = typeof localPaymentLinks.$inferSelect;
export type LocalWebhook = typeof localWebhooks.$inferSelect;

const FIRST_RETRY_S = 2;
const LAST_ATTEMPT = 12;

export function newLocalId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

export function stateOf(link: LocalLink, now: Date): LinkState {
  const { captureId, paidAt, amountPaise, endedAt, expiresAt } = link;
  if (captureId !== null && paidAt !== null) {
    if (paidAt > now) return { status: 'open' };
    return { status: 'paid', capture: { captureId, amount: paise(amountPaise) } };
  }
  return endedAt !== null || expiresAt <= now ? { status: 'ended' } : { status: 'open' };
}

/** Returns the id of the link with this reference, created if needed. */
export async function ensureLink(db: Db, link: typeof localPaymentLinks.$inferInsert): Promise<string> {
  await db.insert(localPaymentLinks).values(link).onConflictDoNothing();
  const [kept] = await db
    .select({ id: localPaymentLinks.id })
    .from(localPaymentLinks)
    .where(eq(localPaymentLinks.reference, link.reference));
  if (!kept) throw new Error('the local payment link was not kept');
  return kept.id;
}

export async function findLocalLink(db: Db, id: string): Promise<LocalLink | undefined> {
  const [link] = await db.select().from(localPaymentLinks).where(eq(localPaymentLinks.id, id));
  return link;
}

const isUndecided = () => and(isNull(localPaymentLinks.paidAt), isNull(localPaymentLinks.endedAt));

/** Records the payment at `paidAt`; undefined when the link can no longer be paid. */
export async function payLink(
  tx: Tx,
  id: string,
  { method, paidAt, now }: { method: LocalMethod; paidAt: Date; now: Date },
): Promise<LocalLink | undefined> {
  const [paid] = await tx
    .update(localPaymentLinks)
    .set({ method, paidAt, captureId: newLocalId('localpay') })
    .where(and(eq(localPaymentLinks.id, id), isUndecided(), gt(localPaymentLinks.expiresAt, now)))
    .returning();
  return paid;
}

/** Ends an unpaid link; undefined when it was already decided. */
export async function endLink(db: DbOrTx, id: string, now: Date): Promise<LocalLink | undefined> {
  const [ended] = await db
    .update(localPaymentLinks)
    .set({ endedAt: now })
    .where(and(eq(localPaymentLinks.id, id), isUndecided()))
    .returning();
  return ended;
}

/** Returns the refund's id, the same one on every call; undefined for an unknown capture. */
export async function refundCapture(db: Db, captureId: string): Promise<string | undefined> {
  const [refunded] = await db
    .update(localPaymentLinks)
    .set({ refundId: sql`coalesce(${localPaymentLinks.refundId}, ${newLocalId('localrefund')})` })
    .where(eq(localPaymentLinks.captureId, captureId))
    .returning({ refundId: localPaymentLinks.refundId });
  return refunded?.refundId ?? undefined;
}

export async function queueWebhook(
  tx: Tx,
  webhook: Pick<LocalWebhook, 'eventId' | 'body'> & { nextAttemptAt: Date },
): Promise<void> {
  await tx.insert(localWebhooks).values(webhook);
}

/** Claims due webhooks, the oldest first; each becomes due again unless marked as delivered. */
export function claimWebhooks(db: Db, now: Date, count: number): Promise<LocalWebhook[]> {
  const due = db
    .select({ id: localWebhooks.id })
    .from(localWebhooks)
    .where(lte(localWebhooks.nextAttemptAt, now))
    .orderBy(asc(localWebhooks.nextAttemptAt), asc(localWebhooks.id))
    .limit(count)
    .for('update', { skipLocked: true });
  const at = sql`${now.toISOString()}::timestamptz`;
  const pause = sql`${FIRST_RETRY_S} * power(2, ${localWebhooks.attempts}) * interval '1 second'`;
  const isLast = sql`${localWebhooks.attempts} + 1 >= ${LAST_ATTEMPT}`;
  return db
    .update(localWebhooks)
    .set({
      attempts: sql`${localWebhooks.attempts} + 1`,
      nextAttemptAt: sql`case when ${isLast} then null else ${at} + ${pause} end`,
      settledAt: sql`case when ${isLast} then ${at} end`,
    })
    .where(isClaimed(localWebhooks.id, due))
    .returning();
}

export async function markDelivered(db: Db, id: number, now: Date): Promise<void> {
  await db.update(localWebhooks).set({ nextAttemptAt: null, settledAt: now }).where(eq(localWebhooks.id, id));
}
