import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '@/shop-api/db/client';
import { customers, otpChallenges } from '@/shop-api/db/schema/identity';
import { MAX_TRIES } from './otp-limits';

export type Challenge = typeof otpChallenges.$inferSelect;
export type Asker = { askedBy: string; mobile: string };

/**
 * Stores a challenge and deletes the asker's older ones for this number: one made while a clock was ahead would stay the
 * newest.
 */
export async function replaceChallenge(
  tx: Tx,
  challenge: Omit<Challenge, 'attempts' | 'consumedAt'>,
): Promise<void> {
  await tx.delete(otpChallenges).where(isAskedBy(challenge));
  await tx.insert(otpChallenges).values(challenge);
}

export async function findNewestChallenge(db: DbOrTx, asker: Asker): Promise<Challenge | undefined> {
  const [challenge] = await newestOf(db, asker);
  return challenge;
}

/** Whether a customer has this number; a suspended one counts too. */
export async function isCustomersNumber(db: DbOrTx, mobile: string): Promise<boolean> {
  const found = await db.select({ id: customers.id }).from(customers).where(eq(customers.mobile, mobile));
  return found.length > 0;
}

/** Counts one try of the newest challenge and returns the challenge; undefined when no try is left. */
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

/** True for exactly one caller, the first to consume the challenge. */
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
