import { and, eq, getTableName, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { DAY_MS } from '@/lib/domain/durations';
import type { ApiConfig } from '@/shop-api/config';
import { ADVISORY_LOCKS } from '@/shop-api/db/advisory-locks';
import type { Db, Tx } from '@/shop-api/db/client';
import { isClaimed } from '@/shop-api/db/is-claimed';
import { carts } from '@/shop-api/db/schema/cart';
import { enquiries } from '@/shop-api/db/schema/content';
import { idempotencyKeys } from '@/shop-api/db/schema/idempotency';
import { otpChallenges, otpSends, sessions } from '@/shop-api/db/schema/identity';
import { localWebhooks } from '@/shop-api/db/schema/local-payments';
import { paymentEvents } from '@/shop-api/db/schema/payments';
import { pincodeAlerts } from '@/shop-api/db/schema/pincode-alerts';
import { demoSms, smsOutbox } from '@/shop-api/db/schema/sms';
import { stockAlerts } from '@/shop-api/db/schema/stock-alerts';
import type { Deps } from '@/shop-api/deps';
import { FORGOTTEN_TOPIC } from '@/shop-api/modules/sms/queue';
import { describeError, type Logger } from '@/shop-api/plugins/log';
import { KEPT_MS } from './lifetimes';

type PurgeDeps = Pick<Deps, 'db' | 'clock'> & {
  log: Logger;
  config: Pick<ApiConfig, 'enquiryKeptDays'>;
};
type Expired = { table: PgTable; isExpired: SQL | undefined };

const BATCH = 1000;

function expired(now: Date, enquiryKeptDays: number): Expired[] {
  const before = (keptMs: number) => new Date(now.getTime() - keptMs);
  const isAbandoned = and(eq(carts.ownerKind, 'guest'), lt(carts.updatedAt, before(KEPT_MS.guestCart)));
  return [
    { table: idempotencyKeys, isExpired: lt(idempotencyKeys.createdAt, before(KEPT_MS.idempotencyKey)) },
    { table: carts, isExpired: isAbandoned },
    { table: otpChallenges, isExpired: lt(otpChallenges.createdAt, before(KEPT_MS.code)) },
    { table: otpSends, isExpired: lt(otpSends.createdAt, before(KEPT_MS.code)) },
    { table: smsOutbox, isExpired: lt(smsOutbox.createdAt, before(KEPT_MS.sms)) },
    { table: smsOutbox, isExpired: isForgottenSms(before(KEPT_MS.forgottenSms)) },
    { table: demoSms, isExpired: lt(demoSms.createdAt, before(KEPT_MS.sms)) },
    { table: stockAlerts, isExpired: lt(stockAlerts.createdAt, before(KEPT_MS.stockAlert)) },
    { table: pincodeAlerts, isExpired: lt(pincodeAlerts.createdAt, before(KEPT_MS.pincodeAlert)) },
    { table: paymentEvents, isExpired: lt(paymentEvents.receivedAt, before(KEPT_MS.paymentEvent)) },
    { table: localWebhooks, isExpired: lt(localWebhooks.settledAt, before(KEPT_MS.settledWebhook)) },
    { table: enquiries, isExpired: isOldEnquiry(before(enquiryKeptDays * DAY_MS)) },
    { table: sessions, isExpired: lt(sessions.revokedAt, before(KEPT_MS.endedSession)) },
    { table: sessions, isExpired: lt(sessions.createdAt, before(KEPT_MS.session)) },
  ];
}

function isForgottenSms(before: Date): SQL | undefined {
  return and(eq(smsOutbox.topic, FORGOTTEN_TOPIC), lt(smsOutbox.createdAt, before));
}

/** A letter of old; a grievance and a problem wait until they are closed, however long that takes. */
function isOldEnquiry(before: Date): SQL | undefined {
  const isOldLetter = and(eq(enquiries.kind, 'message'), lt(enquiries.createdAt, before));
  return or(isOldLetter, lt(enquiries.closedAt, before));
}

/**
 * Deletes what has been kept long enough, in small transactions; one instance at a time, the others leave it to that
 * one. A kind that cannot be deleted is logged and does not keep the others.
 */
export async function purgeExpired(
  { db, clock, log, config }: PurgeDeps,
  stopping?: AbortSignal,
): Promise<void> {
  for (const kind of expired(clock.now(), config.enquiryKeptDays)) {
    try {
      while (!stopping?.aborted && (await deleteBatch(db, kind)) === BATCH);
    } catch (error) {
      log.error({ table: getTableName(kind.table), failure: describeError(error) }, 'not purged');
    }
  }
}

function deleteBatch(db: Db, { table, isExpired }: Expired): Promise<number> {
  return db.transaction(async (tx) => {
    if (!(await isOurTurn(tx))) return 0;
    const batch = sql`(select ctid from ${table} where ${isExpired} limit ${BATCH} for update skip locked)`;
    const { rowCount } = await tx.execute(sql`delete from ${table} where ${isClaimed(sql`ctid`, batch)}`);
    return rowCount ?? 0;
  });
}

async function isOurTurn(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute(sql`select pg_try_advisory_xact_lock(${ADVISORY_LOCKS.purge}) as ours`);
  return rows[0]?.ours === true;
}
