import type { Db } from '@/shop-api/db/client';
import { demoSms } from '@/shop-api/db/schema/sms';
import type { QueuedContent } from '@/shop-api/modules/sms/content';
import type { Clock } from './clock';

export type SmsMessage = QueuedContent & {
  /** The same for every attempt to send a message, so that a gateway can detect duplicates. */
  reference: string;
  mobile: string;
  /** The complete text, for gateways without templates. */
  text: string;
};

export type SmsGateway = {
  /**
   * @throws Error unless the gateway confirmed the message; it may have accepted it even so if the response was lost.
   */
  send(message: SmsMessage, signal: AbortSignal): Promise<void>;
};

/** Stores messages in the database, where GET /demo/sms shows them; a known reference is ignored. */
export function localSms(db: Db, clock: Clock): SmsGateway {
  return {
    async send({ reference, mobile, text }) {
      const row = { reference, mobile, text, createdAt: clock.now() };
      await db.insert(demoSms).values(row).onConflictDoNothing();
    },
  };
}
