import { ShopError } from '@/lib/domain/errors';
import type { Db } from '@/shop-api/db/client';
import { demoSms } from '@/shop-api/db/schema/content';
import type { Clock } from './clock';

export type SmsMessage = { mobile: string; text: string };

/** Sends after the transaction has ended: the embedded database has one session. */
export type Sms = {
  /** @throws ShopError unavailable when the message could not be handed over. */
  send(message: SmsMessage): Promise<void>;
};

/** Keeps messages in the database, where GET /demo/sms shows them. */
export function localSms(db: Db, clock: Clock): Sms {
  return {
    async send({ mobile, text }) {
      await db.insert(demoSms).values({ mobile, text, createdAt: clock.now() });
    },
  };
}

/** Outside demo mode, until a provider is configured: no code can be sent, so nobody is told that one was. */
export const noSms: Sms = {
  async send() {
    throw new ShopError('unavailable');
  },
};
