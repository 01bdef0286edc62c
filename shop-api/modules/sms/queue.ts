import { randomUUID } from 'node:crypto';
import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { DAY_MS } from '@/lib/domain/durations';
import type { Language } from '@/lib/domain/language';
import type { Tx } from '@/shop-api/db/client';
import { isWithin } from '@/shop-api/db/clock-ahead';
import { smsOutbox } from '@/shop-api/db/schema/sms';
import type { Deps } from '@/shop-api/deps';
import type { SmsContent } from './content';
import { sealContent } from './seal';

export type NewSms = {
  topic: string;
  mobile: string;
  /** The recipient's language. */
  language: Language;
  content: SmsContent;
  expiresAt: Date;
};

/** The topic of an SMS to an erased number. */
export const FORGOTTEN_TOPIC = '';
/**
 * The limit per number, template and day: more would be abuse, and the shop pays for each. Codes have other limits.
 */
const MAX_PER_DAY = 20;

/**
 * Queues an SMS in the transaction of the event it reports. Wake the worker after the commit. Returns false, and queues
 * nothing, without a gateway or when the number has had `MAX_PER_DAY` of this template within a day.
 */
export async function queueSms(
  tx: Tx,
  { sms, clock, config }: Pick<Deps, 'sms' | 'clock' | 'config'>,
  { topic, mobile, language, content, expiresAt }: NewSms,
): Promise<boolean> {
  if (!sms.isOpen) return false;
  const id = randomUUID();
  const now = clock.now();
  const { template } = content;
  const isLimited = template !== 'otp';
  if (isLimited && (await tx.$count(smsOutbox, queuedWithinDay(mobile, template, now))) >= MAX_PER_DAY)
    return false;
  await tx.insert(smsOutbox).values({
    id,
    template,
    topic,
    mobile,
    sealed: sealContent({ ...content, language }, id, config.otpPepper),
    state: 'waiting',
    dueAt: now,
    expiresAt,
    createdAt: now,
  });
  return true;
}

function queuedWithinDay(
  mobile: string | PgColumn,
  template: SmsContent['template'],
  now: Date,
): SQL | undefined {
  const isOfToday = isWithin(smsOutbox.createdAt, DAY_MS, now);
  return and(eq(smsOutbox.mobile, mobile), eq(smsOutbox.template, template), isOfToday);
}

/** Query condition: the number in the column may get another SMS of this template today. */
export function isBelowDailyLimit(
  tx: Tx,
  mobile: PgColumn,
  template: SmsContent['template'],
  now: Date,
): SQL {
  const queued = tx
    .select({ total: count() })
    .from(smsOutbox)
    .where(queuedWithinDay(mobile, template, now));
  return sql`(${queued}) < ${MAX_PER_DAY}`;
}

/** Withdraws the unsent SMS of a topic, e.g. of a code that was replaced or used. */
export async function withdrawSms(tx: Tx, topic: string, now: Date): Promise<void> {
  await tx
    .update(smsOutbox)
    .set({ state: 'withdrawn', sealed: null, settledAt: now })
    .where(and(eq(smsOutbox.topic, topic), eq(smsOutbox.state, 'waiting')));
}

/**
 * Withdraws unsent SMS to a number and deletes the content and topic of all others; only the rows needed for the daily
 * limit (`MAX_PER_DAY`) stay, for a day.
 */
export async function forgetSms(tx: Tx, mobile: string, now: Date): Promise<void> {
  const state = sql`case when ${smsOutbox.state} = 'waiting' then 'withdrawn' else ${smsOutbox.state} end`;
  await tx
    .update(smsOutbox)
    .set({ topic: FORGOTTEN_TOPIC, state, sealed: null, settledAt: now })
    .where(eq(smsOutbox.mobile, mobile));
}
