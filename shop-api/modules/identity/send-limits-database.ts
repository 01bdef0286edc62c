import { and, count, desc, eq, gt, lte, min, sql } from 'drizzle-orm';
import { ADVISORY_LOCKS } from '@/shop-api/db/advisory-locks';
import type { DbOrTx, Tx } from '@/shop-api/db/client';
import { otpSends } from '@/shop-api/db/schema/identity';
import type { Counted, Sender, SendLimit, UsedUp } from '@/shop-api/ports/shared-limits';
import { countedFor, LATEST_AHEAD_MS, SEND_LIMITS } from './otp-limits';

/**
 * Counts in the database whether one more code may be sent; until the transaction ends, no other instance counts.
 * The caller looks once before, so that a flood of refused ones never waits here.
 */
export async function usedUpUnderLock(tx: Tx, sender: Sender, now: Date): Promise<UsedUp | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.sends})`);
  return usedUpInDatabase(tx, sender, now);
}

/** As `usedUpUnderLock`, right only for as long as nobody else sends. */
export async function usedUpInDatabase(db: DbOrTx, sender: Sender, now: Date): Promise<UsedUp | undefined> {
  for (const counted of countedFor(sender)) {
    for (const limit of SEND_LIMITS[counted]) {
      const opensAt = await opensAgainAt(db, { counted, limit, sender }, now);
      if (opensAt) return { counted, limit, opensAt };
    }
  }
  return undefined;
}

export async function recordSend(tx: Tx, { mobile, callerIp }: Sender, now: Date): Promise<void> {
  await tx.insert(otpSends).values({ mobile, callerIp, createdAt: now });
}

async function opensAgainAt(
  db: DbOrTx,
  { counted, limit, sender }: { counted: Counted; limit: SendLimit; sender: Sender },
  now: Date,
): Promise<Date | undefined> {
  const ofCounted = {
    mobile: eq(otpSends.mobile, sender.mobile),
    caller: eq(otpSends.callerIp, sender.callerIp),
    shop: undefined,
  }[counted];
  const since = new Date(now.getTime() - limit.withinMs);
  const latest = new Date(now.getTime() + LATEST_AHEAD_MS);
  const isWithin = and(gt(otpSends.createdAt, since), lte(otpSends.createdAt, latest));
  const newest = db
    .select({ createdAt: otpSends.createdAt })
    .from(otpSends)
    .where(and(isWithin, ofCounted))
    .orderBy(desc(otpSends.createdAt))
    .limit(limit.count)
    .as('newest');
  const [sent] = await db.select({ total: count(), oldest: min(newest.createdAt) }).from(newest);
  if (!sent?.oldest || sent.total < limit.count) return undefined;
  return new Date(sent.oldest.getTime() + limit.withinMs);
}
