import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '@/shop-api/db/client';
import { isDue } from '@/shop-api/db/clock-ahead';
import { isClaimed } from '@/shop-api/db/is-claimed';
import { smsOutbox } from '@/shop-api/db/schema/sms';
import { LONGEST_BACK_OFF_MS } from './back-off';

export type QueuedSms = typeof smsOutbox.$inferSelect;
type Lease = Pick<QueuedSms, 'id' | 'attempts'>;

/** Claims up to `count` due messages for `leaseMs`; other workers skip them until the lease expires. */
export function claimDue(
  db: Db,
  { count, leaseMs, now }: { count: number; leaseMs: number; now: Date },
): Promise<QueuedSms[]> {
  const due = db
    .select({ id: smsOutbox.id })
    .from(smsOutbox)
    .where(and(eq(smsOutbox.state, 'waiting'), isDue(smsOutbox.dueAt, LONGEST_BACK_OFF_MS, now)))
    .orderBy(asc(smsOutbox.dueAt))
    .limit(count)
    .for('update', { skipLocked: true });
  return db
    .update(smsOutbox)
    .set({ attempts: sql`${smsOutbox.attempts} + 1`, dueAt: new Date(now.getTime() + leaseMs) })
    .where(isClaimed(smsOutbox.id, due))
    .returning();
}

/** Ends a message and deletes its content; does nothing when another worker has the lease. */
export async function settle(
  db: Db,
  lease: Lease,
  state: Exclude<QueuedSms['state'], 'waiting'>,
  now: Date,
): Promise<void> {
  await db.update(smsOutbox).set({ state, sealed: null, settledAt: now }).where(isHeld(lease));
}

export async function postpone(db: Db, lease: Lease, dueAt: Date): Promise<void> {
  await db.update(smsOutbox).set({ dueAt }).where(isHeld(lease));
}

function isHeld({ id, attempts }: Lease) {
  return and(eq(smsOutbox.id, id), eq(smsOutbox.attempts, attempts), eq(smsOutbox.state, 'waiting'));
}
