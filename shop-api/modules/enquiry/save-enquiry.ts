import { enquirySave } from '@/lib/contract/shop/enquiry';
import { DAY_MS } from '@/lib/domain/durations';
import type { CONTACT_KINDS } from '@/lib/domain/enquiry';
import type { Language } from '@/lib/domain/language';
import { text } from '@/lib/messages/text';
import type { Tx } from '@/shop-api/db/client';
import { withTransaction } from '@/shop-api/db/with-transaction';
import type { Deps } from '@/shop-api/deps';
import { lockCustomer } from '@/shop-api/modules/customers/repository';
import { type Intent, once } from '@/shop-api/modules/idempotency/once';
import { topics } from '@/shop-api/modules/sms/content';
import { queueSms } from '@/shop-api/modules/sms/queue';
import { newReadableId } from '@/shop-api/readable-id';
import { type Enquiry, insertEnquiry } from './repository';
import { requireFew } from './require-few';

const CONFIRMATIONS = { message: 'content.enquiry_sent', grievance: 'content.grievance_sent' } as const;

/** An acknowledgement older than this is not sent. */
const SMS_LIFETIME_MS = DAY_MS;

type SaveDeps = Pick<Deps, 'db' | 'clock' | 'sms' | 'config'>;
type ContactMessage = Omit<Enquiry, 'createdAt' | 'ticket'> & { kind: (typeof CONTACT_KINDS)[number] };

/**
 * Stores one message of the contact form under a ticket number. Repeating the key stores nothing more, whoever sends
 * it: the storefront's key is a solved captcha, valid for one message. A grievance is acknowledged by SMS.
 *
 * @throws ShopError too_many for the sixth message from a number, or the thirty-first from an IP address, within an
 * hour; conflict when the key was used for another message; unauthenticated for a customer erased meanwhile.
 */
export async function saveEnquiry(deps: SaveDeps, message: ContactMessage, key: string, language: Language) {
  const { db, clock, sms } = deps;
  const now = clock.now();
  const { callerIp: _where, customerId: _who, ...request } = message;
  const intent: Intent = { scope: 'enquiry', key, request: Object.entries(request) };
  const saved = await withTransaction(db, (tx) =>
    once(tx, intent, now, enquirySave.output, async () => {
      if (message.customerId) await lockCustomer(tx, message.customerId);
      await requireFew(tx, message, now);
      const ticket = newReadableId('KT');
      await insertEnquiry(tx, { ...message, ticket, createdAt: now });
      if (message.kind === 'grievance')
        await tellReceived(tx, deps, { ticket, mobile: message.mobile, language });
      return { message: text(CONFIRMATIONS[message.kind]), ticket };
    }),
  );
  sms.wake();
  return saved;
}

/** Queues the SMS that acknowledges a grievance, in the transaction that stores it. */
function tellReceived(
  tx: Tx,
  deps: SaveDeps,
  { ticket, ...to }: { ticket: string; mobile: string; language: Language },
) {
  const expiresAt = new Date(deps.clock.now().getTime() + SMS_LIFETIME_MS);
  const content = { template: 'grievance_received' as const, values: { ticket } };
  return queueSms(tx, deps, { topic: topics.ticket(ticket), ...to, content, expiresAt });
}
