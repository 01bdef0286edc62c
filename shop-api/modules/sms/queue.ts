import { randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
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

const DAY_MS = 24 * 60 * 60_000;
/** More news of one kind would be somebody who makes it, and the shop pays for each; codes have limits of their own. */
const MOST_NEWS_A_DAY = 20;

/**
 * Writes an SMS in the transaction of what it tells: both happen or neither. Wake the worker after the commit.
 * Nothing is written without a gateway, nor to a number that had `MOST_NEWS_A_DAY` of the kind within a day.
 */
export async function queueSms(
  tx: Tx,
  { sms, clock, config }: Pick<Deps, 'sms' | 'clock' | 'config'>,
  { topic, mobile, language, content, expiresAt }: NewSms,
): Promise<void> {
  if (!sms.isOpen) return;
  const id = randomUUID();
  const now = clock.now();
  if (content.template !== 'otp' && (await hadEnough(tx, mobile, content.template, now))) return;
  await tx.insert(smsOutbox).values({
    id,
    template: content.template,
    topic,
    mobile,
    sealed: sealContent({ ...content, language }, id, config.otpPepper),
    state: 'waiting',
    dueAt: now,
    expiresAt,
    createdAt: now,
  });
}

async function hadEnough(
  tx: Tx,
  mobile: string,
  template: SmsContent['template'],
  now: Date,
): Promise<boolean> {
  const ofTheDay = and(
    eq(smsOutbox.mobile, mobile),
    eq(smsOutbox.template, template),
    gt(smsOutbox.createdAt, new Date(now.getTime() - DAY_MS)),
  );
  return (await tx.$count(smsOutbox, ofTheDay)) >= MOST_NEWS_A_DAY;
}

/** Takes back what is not sent yet, such as a code that was replaced or has arrived. */
export async function withdrawSms(tx: Tx, topic: string, now: Date): Promise<void> {
  await tx
    .update(smsOutbox)
    .set({ state: 'withdrawn', sealed: null, settledAt: now })
    .where(and(eq(smsOutbox.topic, topic), eq(smsOutbox.state, 'waiting')));
}
