import { and, count, desc, eq, gt, isNull, lt, min, sql } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '@/shop-api/db/client';
import { otpChallenges, otpSends } from '@/shop-api/db/schema/identity';
import { MAX_TRIES, type SendLimit } from './otp-limits';

export type Challenge = typeof otpChallenges.$inferSelect;
export type Asker = { askedBy: string; mobile: string };

/** Makes sends to one number wait for each other, on every instance, until the transaction ends. */
export async function lockSendsTo(tx: Tx, mobile: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`otp:${mobile}`}, 0))`);
}

/** The first of `limits` that is used up, with the moment it opens again. */
export async function usedUpLimit(
  tx: Tx,
  limits: readonly SendLimit[],
  to: { mobile?: string; callerIp?: string },
  now: Date,
): Promise<{ limit: SendLimit; opensAt: Date } | undefined> {
  for (const limit of limits) {
    const since = new Date(now.getTime() - limit.withinMs);
    const newest = tx
      .select({ createdAt: otpSends.createdAt })
      .from(otpSends)
      .where(
        and(
          gt(otpSends.createdAt, since),
          to.mobile === undefined ? undefined : eq(otpSends.mobile, to.mobile),
          to.callerIp === undefined ? undefined : eq(otpSends.callerIp, to.callerIp),
        ),
      )
      .orderBy(desc(otpSends.createdAt))
      .limit(limit.count)
      .as('newest');
    const [sent] = await tx.select({ total: count(), oldest: min(newest.createdAt) }).from(newest);
    if (sent && sent.total >= limit.count && sent.oldest) {
      return { limit, opensAt: new Date(sent.oldest.getTime() + limit.withinMs) };
    }
  }
  return undefined;
}

export async function recordSend(
  tx: Tx,
  { mobile, callerIp }: { mobile: string; callerIp: string },
  now: Date,
): Promise<void> {
  await tx.insert(otpSends).values({ mobile, callerIp, createdAt: now });
}

/** Stores a challenge; the asker's older ones for this number stop working. */
export async function replaceChallenge(
  tx: Tx,
  challenge: Omit<Challenge, 'attempts' | 'consumedAt'>,
): Promise<void> {
  await tx
    .update(otpChallenges)
    .set({ consumedAt: challenge.createdAt })
    .where(and(isAskedBy(challenge), isNull(otpChallenges.consumedAt)));
  await tx.insert(otpChallenges).values(challenge);
}

export async function findNewestChallenge(db: DbOrTx, asker: Asker): Promise<Challenge | undefined> {
  const [challenge] = await newestOf(db, asker);
  return challenge;
}

/** Counts one try of the newest challenge and hands it out; undefined when it may not be tried any more. */
export async function countTry(db: Db, asker: Asker, now: Date): Promise<Challenge | undefined> {
  const [newest] = await newestOf(db, asker);
  if (!newest) return undefined;
  const [challenge] = await db
    .update(otpChallenges)
    .set({ attempts: sql`${otpChallenges.attempts} + 1` })
    .where(
      and(
        eq(otpChallenges.id, newest.id),
        isNull(otpChallenges.consumedAt),
        gt(otpChallenges.expiresAt, now),
        lt(otpChallenges.attempts, MAX_TRIES),
      ),
    )
    .returning();
  return challenge;
}

/** True for the one caller that uses the challenge up. */
export async function consumeChallenge(tx: Tx, id: string, now: Date): Promise<boolean> {
  const consumed = await tx
    .update(otpChallenges)
    .set({ consumedAt: now })
    .where(and(eq(otpChallenges.id, id), isNull(otpChallenges.consumedAt)))
    .returning({ id: otpChallenges.id });
  return consumed.length === 1;
}

function isAskedBy({ askedBy, mobile }: Asker) {
  return and(eq(otpChallenges.mobile, mobile), eq(otpChallenges.askedBy, askedBy));
}

function newestOf(db: DbOrTx, asker: Asker) {
  return db
    .select()
    .from(otpChallenges)
    .where(isAskedBy(asker))
    .orderBy(desc(otpChallenges.createdAt))
    .limit(1);
}
