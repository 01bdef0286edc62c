import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
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

/**
 * Writes an SMS in the transaction of what it tells: both happen or neither. Wake the worker after the commit.
 * Without a gateway nothing is written.
 */
export async function queueSms(
  tx: Tx,
  { sms, clock, config }: Pick<Deps, 'sms' | 'clock' | 'config'>,
  { topic, mobile, language, content, expiresAt }: NewSms,
): Promise<void> {
  if (!sms.isOpen) return;
  const id = randomUUID();
  const now = clock.now();
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

/** Takes back what is not sent yet, such as a code that was replaced or has arrived. */
export async function withdrawSms(tx: Tx, topic: string, now: Date): Promise<void> {
  await tx
    .update(smsOutbox)
    .set({ state: 'withdrawn', sealed: null, settledAt: now })
    .where(and(eq(smsOutbox.topic, topic), eq(smsOutbox.state, 'waiting')));
}
