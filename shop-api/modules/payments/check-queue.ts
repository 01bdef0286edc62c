import { and, asc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@/lib/domain/durations';
import { PAYMENT_HOLD_MS } from '@/lib/domain/payment-state';
import type { Db } from '@/shop-api/db/client';
import { isDue } from '@/shop-api/db/clock-ahead';
import { isClaimed } from '@/shop-api/db/is-claimed';
import { payments } from '@/shop-api/db/schema/payments';
import type { Payment } from './repository';

type PaymentChanges = Record<string, SQL>;

const CHECK_EVERY_MS = MINUTE_MS;
const FIRST_PAUSE_MS = 30 * SECOND_MS;
const LONGEST_PAUSE_MS = HOUR_MS;
/** Banks confirm a payment up to five days late, as Razorpay documents it. */
const LATE_MONEY_MS = 6 * DAY_MS;
const FIRST_LATE_PAUSE_MS = 15 * MINUTE_MS;
const LONGEST_LATE_PAUSE_MS = 12 * HOUR_MS;

/**
 * Claims due payments whose link has not ended; other instances do not get them before their next check. An open one
 * whose hold was timed by a clock that was ahead is held for the usual time from now on.
 */
export function claimDuePayments(db: Db, now: Date, count: number): Promise<Payment[]> {
  const isWaiting = sql`${payments.state} = 'open' and ${payments.expiresAt} > ${moment(now)}`;
  return claim(
    db,
    { which: isNull(payments.endedAt), longestPauseMs: LONGEST_PAUSE_MS, now, count },
    {
      expiresAt: sql`case when ${payments.state} = 'open'
      then least(${payments.expiresAt}, ${moment(now, PAYMENT_HOLD_MS)}) else ${payments.expiresAt} end`,
      nextCheckAt: sql`case when ${isWaiting} then least(${payments.expiresAt}, ${moment(now, CHECK_EVERY_MS)})
      else ${afterPause(now, FIRST_PAUSE_MS, LONGEST_PAUSE_MS)} end`,
    },
  );
}

/** Like `claimDuePayments`, for payments whose link has ended; the last check is when no late money can come any more. */
export function claimEndedPayments(db: Db, now: Date, count: number): Promise<Payment[]> {
  return claim(
    db,
    { which: isNotNull(payments.endedAt), longestPauseMs: LONGEST_LATE_PAUSE_MS, now, count },
    {
      nextCheckAt: sql`case when ${payments.endedAt} > ${moment(now, -LATE_MONEY_MS)}
      then ${afterPause(now, FIRST_LATE_PAUSE_MS, LONGEST_LATE_PAUSE_MS)} end`,
    },
  );
}

/** From now on the payment is only checked for late money, unless it has changed meanwhile. */
export async function watchForLateMoney(db: Db, payment: Payment, now: Date): Promise<void> {
  const nextCheckAt = new Date(now.getTime() + FIRST_LATE_PAUSE_MS);
  await db
    .update(payments)
    .set({ endedAt: now, checks: 0, nextCheckAt })
    .where(and(isUnchanged(payment), isNull(payments.endedAt)));
}

/** Ends the checks of a payment without a link, which nobody can pay, unless it has changed meanwhile. */
export async function stopChecks(db: Db, payment: Payment): Promise<void> {
  await db.update(payments).set({ nextCheckAt: null }).where(isUnchanged(payment));
}

/** SQL condition: the payment is closed without money, and has this link or still none. */
function isUnchanged({ id, linkId }: Payment): SQL | undefined {
  return and(
    eq(payments.id, id),
    inArray(payments.state, ['failed', 'expired', 'replaced']),
    linkId === null ? isNull(payments.linkId) : eq(payments.linkId, linkId),
  );
}

type Claim = { which: SQL; longestPauseMs: number; now: Date; count: number };

function claim(
  db: Db,
  { which, longestPauseMs, now, count }: Claim,
  changes: PaymentChanges,
): Promise<Payment[]> {
  const due = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(which, isDue(payments.nextCheckAt, longestPauseMs, now)))
    .orderBy(asc(payments.nextCheckAt))
    .limit(count)
    .for('update', { skipLocked: true });
  return db
    .update(payments)
    .set({ checks: sql`${payments.checks} + 1`, ...changes })
    .where(isClaimed(payments.id, due))
    .returning();
}

/** SQL expression: `now` plus a pause that doubles with each check. */
function afterPause(now: Date, firstMs: number, longestMs: number): SQL {
  const pauseMs = sql`least(${longestMs}, ${firstMs} * power(2, least(${payments.checks}, 8)))`;
  return sql`${moment(now)} + ${pauseMs} * interval '1 millisecond'`;
}

function moment(now: Date, laterMs = 0): SQL {
  return sql`${new Date(now.getTime() + laterMs).toISOString()}::timestamptz`;
}
