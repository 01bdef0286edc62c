import { and, eq, sql } from 'drizzle-orm';
import { DAY_MS, HOUR_MS } from '@/lib/domain/durations';
import type { Language } from '@/lib/domain/language';
import { ADVISORY_LOCKS } from '@/shop-api/db/advisory-locks';
import type { Tx } from '@/shop-api/db/client';
import { isWithin } from '@/shop-api/db/clock-ahead';
import { smsOutbox } from '@/shop-api/db/schema/sms';
import type { Deps } from '@/shop-api/deps';
import { topics } from '@/shop-api/modules/sms/content';
import { queueSms } from '@/shop-api/modules/sms/queue';

const TEMPLATE = 'grievance_received';

/** An acknowledgement older than this is not sent. */
const LIFETIME_MS = DAY_MS;

/** Anybody can type anybody's number into the form, and the shop pays for each SMS. */
const PER_NUMBER = { count: 5, withinMs: DAY_MS };
const PER_SHOP = { count: 60, withinMs: HOUR_MS };

type Acknowledgement = { ticket: string; mobile: string; language: Language };

/**
 * Queues the SMS that acknowledges a grievance, in the transaction that stores it, unless its number has had enough.
 * Returns false, and queues nothing, when the whole shop has used up its own for the hour.
 */
export async function queueAcknowledgement(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'sms' | 'config'>,
  { ticket, ...to }: Acknowledgement,
): Promise<boolean> {
  const now = deps.clock.now();
  await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.acknowledgements})`);
  if (await isUsedUp(tx, PER_NUMBER, now, to.mobile)) return true;
  if (await isUsedUp(tx, PER_SHOP, now)) return false;
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  const content = { template: TEMPLATE, values: { ticket } } as const;
  await queueSms(tx, deps, { topic: topics.ticket(ticket), ...to, content, expiresAt });
  return true;
}

async function isUsedUp(tx: Tx, limit: typeof PER_SHOP, now: Date, mobile?: string): Promise<boolean> {
  const isAcknowledgement = and(
    eq(smsOutbox.template, TEMPLATE),
    isWithin(smsOutbox.createdAt, limit.withinMs, now),
  );
  const isForNumber = mobile === undefined ? undefined : eq(smsOutbox.mobile, mobile);
  return (await tx.$count(smsOutbox, and(isAcknowledgement, isForNumber))) >= limit.count;
}
