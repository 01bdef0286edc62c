import type { Db } from '@/shop-api/db/client';
import { demoSms } from '@/shop-api/db/schema/sms';
import type { QueuedContent } from '@/shop-api/modules/sms/content';
import type { Clock } from './clock';

export type SmsMessage = QueuedContent & {
  /** The same for every try of one message, so that a gateway can tell a repetition. */
  reference: string;
  mobile: string;
  /** The whole text, for gateways that fill no templates of their own. */
  text: string;
};

export type SmsGateway = {
  /** @throws Error unless the gateway has taken the message; after a lost answer it may have it all the same. */
  send(message: SmsMessage, signal: AbortSignal): Promise<void>;
};

/** Keeps messages in the database, where GET /demo/sms shows them; a reference it has already changes nothing. */
export function localSms(db: Db, clock: Clock): SmsGateway {
  return {
    async send({ reference, mobile, text }) {
      const row = { reference, mobile, text, createdAt: clock.now() };
      await db.insert(demoSms).values(row).onConflictDoNothing();
    },
  };
}
