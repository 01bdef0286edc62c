import { randomUUID } from 'node:crypto';
import { and, count, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { DAY_MS } from '@/lib/domain/durations';
import type { Language } from '@/lib/domain/language';
import type { Tx } from '@/shop-api/db/client';
import { smsOutbox } from '@/shop-api/db/schema/sms';
import type { Deps } from '@/shop-api/deps';
import type { SmsContent } from './content';
import { sealContent } from './seal';

export type NewSms = {
  topic: string;
  mobile: string;
  /** Of who gets it. */
  language: Language;
  content: SmsContent;
  expiresAt: Date;
};

/** Of an SMS that tells about nothing any more. */
export const FORGOTTEN_TOPIC = '';
/** More news of one kind would be somebody who makes it, and the shop pays for each; codes have limits of their own. */
const MOST_NEWS_A_DAY = 20;

/**
 * Writes an SMS in the transaction of what it tells: both happen or neither. Wake the worker after the commit.
 * Nothing is written without a gateway, nor to a number that had `MOST_NEWS_A_DAY` of the kind within a day. Says whether
 * it was.
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
  const isNews = template !== 'otp';
  if (isNews && (await tx.$count(smsOutbox, newsOfTheDay(mobile, template, now))) >= MOST_NEWS_A_DAY)
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

function newsOfTheDay(
  mobile: string | PgColumn,
  template: SmsContent['template'],
  now: Date,
): SQL | undefined {
  const since = new Date(now.getTime() - DAY_MS);
  return and(eq(smsOutbox.mobile, mobile), eq(smsOutbox.template, template), gt(smsOutbox.createdAt, since));
}

/** For a query: whether the number in a column may hear more of a kind today. */
export function hasNewsLeft(tx: Tx, mobile: PgColumn, template: SmsContent['template'], now: Date): SQL {
  const news = tx
    .select({ told: count() })
    .from(smsOutbox)
    .where(newsOfTheDay(mobile, template, now));
  return sql`(${news}) < ${MOST_NEWS_A_DAY}`;
}

/** Takes back what is not sent yet of a topic: a code that was replaced or has arrived, news that is none any more. */
export async function withdrawSms(tx: Tx, topic: string, now: Date): Promise<void> {
  await tx
    .update(smsOutbox)
    .set({ state: 'withdrawn', sealed: null, settledAt: now })
    .where(and(eq(smsOutbox.topic, topic), eq(smsOutbox.state, 'waiting')));
}

/**
 * Takes back what is not sent yet to a number and forgets what else it was told, but for how often within the day
 * (`MOST_NEWS_A_DAY`); those rows go a day after they were written.
 */
export async function forgetSms(tx: Tx, mobile: string, now: Date): Promise<void> {
  const state = sql`case when ${smsOutbox.state} = 'waiting' then 'withdrawn' else ${smsOutbox.state} end`;
  await tx
    .update(smsOutbox)
    .set({ topic: FORGOTTEN_TOPIC, state, sealed: null, settledAt: now })
    .where(eq(smsOutbox.mobile, mobile));
}
