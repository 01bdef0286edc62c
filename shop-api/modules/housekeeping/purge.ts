import { and, eq, getTableName, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { DAY_MS } from '@/lib/domain/durations';
import type { ApiConfig } from '@/shop-api/config';
import { ADVISORY_LOCKS } from '@/shop-api/db/advisory-locks';
import type { Db, Tx } from '@/shop-api/db/client';
import { isClaimed } from '@/shop-api/db/is-claimed';
import { removeLeftCopies } from '@/shop-api/db/pglite/copies';
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
import { RETENTION_MS } from './lifetimes';

type PurgeDeps = Pick<Deps, 'db' | 'clock'> & {
  log: Logger;
  config: Pick<ApiConfig, 'enquiryKeptDays' | 'dataDir'>;
};
/** With `column`, only this text is blanked and the row stays. */
type ExpiryRule = { table: PgTable; column?: PgColumn; isExpired: SQL | undefined };

const BATCH = 1000;

function expired(now: Date, enquiryKeptDays: number): ExpiryRule[] {
  const before = (keptMs: number) => new Date(now.getTime() - keptMs);
  const isAbandoned = and(eq(carts.ownerKind, 'guest'), lt(carts.updatedAt, before(RETENTION_MS.guestCart)));
  return [
    { table: idempotencyKeys, isExpired: lt(idempotencyKeys.createdAt, before(RETENTION_MS.idempotencyKey)) },
    { table: carts, isExpired: isAbandoned },
    { table: otpChallenges, isExpired: lt(otpChallenges.createdAt, before(RETENTION_MS.code)) },
    { table: otpSends, isExpired: lt(otpSends.createdAt, before(RETENTION_MS.code)) },
    { table: smsOutbox, isExpired: lt(smsOutbox.createdAt, before(RETENTION_MS.sms)) },
    { table: smsOutbox, isExpired: isForgottenSms(before(RETENTION_MS.forgottenSms)) },
    { table: demoSms, isExpired: lt(demoSms.createdAt, before(RETENTION_MS.sms)) },
    { table: stockAlerts, isExpired: lt(stockAlerts.createdAt, before(RETENTION_MS.stockAlert)) },
    { table: pincodeAlerts, isExpired: lt(pincodeAlerts.createdAt, before(RETENTION_MS.pincodeAlert)) },
    { table: paymentEvents, isExpired: lt(paymentEvents.receivedAt, before(RETENTION_MS.paymentEvent)) },
    { table: localWebhooks, isExpired: lt(localWebhooks.settledAt, before(RETENTION_MS.settledWebhook)) },
    { table: enquiries, isExpired: isOldEnquiry(before(enquiryKeptDays * DAY_MS)) },
    {
      table: enquiries,
      column: enquiries.callerIp,
      isExpired: isOldCaller(before(RETENTION_MS.enquiryCallerIp)),
    },
    { table: sessions, isExpired: lt(sessions.revokedAt, before(RETENTION_MS.endedSession)) },
    { table: sessions, isExpired: lt(sessions.createdAt, before(RETENTION_MS.session)) },
  ];
}

function isForgottenSms(before: Date): SQL | undefined {
  return and(eq(smsOutbox.topic, FORGOTTEN_TOPIC), lt(smsOutbox.createdAt, before));
}

function isOldCaller(before: Date): SQL | undefined {
  return and(ne(enquiries.callerIp, ''), lt(enquiries.createdAt, before));
}

/** An old contact message; grievances and problems only expire after they are closed. */
function isOldEnquiry(before: Date): SQL | undefined {
  const isOldMessage = and(eq(enquiries.kind, 'message'), lt(enquiries.createdAt, before));
  return or(isOldMessage, lt(enquiries.closedAt, before));
}

/**
 * Deletes expired rows, and blanks expired columns, in small transactions, in one instance at a time, and left copies of
 * the database. A failure for one table or copy is logged and does not stop the others.
 */
export async function purgeExpired(
  { db, clock, log, config }: PurgeDeps,
  stopping?: AbortSignal,
): Promise<void> {
  for (const kind of expired(clock.now(), config.enquiryKeptDays)) {
    try {
      while (!stopping?.aborted && (await purgeBatch(db, kind)) === BATCH);
    } catch (error) {
      log.error({ table: getTableName(kind.table), failure: describeError(error) }, 'not purged');
    }
  }
  const copiesBefore = new Date(clock.now().getTime() - RETENTION_MS.leftCopy);
  for (const { copy, error } of await removeLeftCopies(config.dataDir, copiesBefore)) {
    log.error({ copy, failure: describeError(error) }, 'not purged');
  }
}

function purgeBatch(db: Db, { table, column, isExpired }: ExpiryRule): Promise<number> {
  return db.transaction(async (tx) => {
    if (!(await tryPurgeLock(tx))) return 0;
    const batch = sql`(select ctid from ${table} where ${isExpired} limit ${BATCH} for update skip locked)`;
    const purge = column
      ? sql`update ${table} set ${sql.identifier(column.name)} = ''`
      : sql`delete from ${table}`;
    const { rowCount } = await tx.execute(sql`${purge} where ${isClaimed(sql`ctid`, batch)}`);
    return rowCount ?? 0;
  });
}

async function tryPurgeLock(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute(sql`select pg_try_advisory_xact_lock(${ADVISORY_LOCKS.purge}) as ours`);
  return rows[0]?.ours === true;
}
