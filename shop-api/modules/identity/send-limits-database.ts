import { and, count, desc, eq, min, sql } from 'drizzle-orm';
import { ADVISORY_LOCKS } from '@/shop-api/db/advisory-locks';
import type { DbOrTx, Tx } from '@/shop-api/db/client';
import { isWithin } from '@/shop-api/db/clock-ahead';
import { otpSends } from '@/shop-api/db/schema/identity';
import type { LimitScope, Sender, SendLimit, UsedUp } from '@/shop-api/ports/shared-limits';
import { limitsFor, scopeValuesOf } from './otp-limits';

/**
 * Checks the limits in the database, and locks so that no other instance counts until the transaction ends. The caller
 * checks once without the lock first, so that a flood of refused requests never waits for it.
 */
export async function usedUpUnderLock(tx: Tx, sender: Sender, now: Date): Promise<UsedUp | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.sends})`);
  return usedUpInDatabase(tx, sender, now);
}

/** Like `usedUpUnderLock` without the lock: correct only while nobody else sends. */
export async function usedUpInDatabase(db: DbOrTx, sender: Sender, now: Date): Promise<UsedUp | undefined> {
  for (const { scope, limit } of limitsFor(sender)) {
    const opensAt = await opensAgainAt(db, { scope, limit, sender }, now);
    if (opensAt) return { scope, limit, opensAt };
  }
  return undefined;
}

export async function recordSend(
  tx: Tx,
  { mobile, callerIp }: Omit<Sender, 'isCustomer'>,
  now: Date,
): Promise<void> {
  await tx.insert(otpSends).values({ mobile, callerIp, createdAt: now });
}

async function opensAgainAt(
  db: DbOrTx,
  { scope, limit, sender }: { scope: LimitScope; limit: SendLimit; sender: Sender },
  now: Date,
): Promise<Date | undefined> {
  const values = scopeValuesOf(sender);
  const isInScope = {
    mobile: eq(otpSends.mobile, values.mobile),
    caller: eq(otpSends.callerIp, values.caller),
    site: sql<boolean>`starts_with(${otpSends.callerIp}, ${values.site})`,
    shop: undefined,
  }[scope];
  const newest = db
    .select({ createdAt: otpSends.createdAt })
    .from(otpSends)
    .where(and(isWithin(otpSends.createdAt, limit.withinMs, now), isInScope))
    .orderBy(desc(otpSends.createdAt))
    .limit(limit.count)
    .as('newest');
  const [sent] = await db.select({ total: count(), oldest: min(newest.createdAt) }).from(newest);
  if (!sent?.oldest || sent.total < limit.count) return undefined;
  return new Date(sent.oldest.getTime() + limit.withinMs);
}
