import { enquirySave } from '@/lib/contract/shop/enquiry';
import type { CONTACT_KINDS } from '@/lib/domain/enquiry';
import type { Language } from '@/lib/domain/language';
import { text } from '@/lib/messages/text';
import { withTransaction } from '@/shop-api/db/with-transaction';
import type { Deps } from '@/shop-api/deps';
import { lockCustomer } from '@/shop-api/modules/customers/repository';
import { type Intent, once } from '@/shop-api/modules/idempotency/once';
import type { Alarm } from '@/shop-api/plugins/alarm';
import { newReadableId } from '@/shop-api/readable-id';
import { queueAcknowledgement } from './acknowledge';
import { type Enquiry, insertEnquiry } from './repository';
import { requireFew } from './require-few';

const CONFIRMATIONS = { message: 'content.enquiry_sent', grievance: 'content.grievance_sent' } as const;

/** With the alarm for acknowledgements that the shop's limit prevents. */
type SaveDeps = Pick<Deps, 'db' | 'clock' | 'sms' | 'config'> & { alarm: Alarm };
type ContactMessage = Omit<Enquiry, 'createdAt' | 'ticket'> & { kind: (typeof CONTACT_KINDS)[number] };

/**
 * Stores one message of the contact form under a ticket number. Repeating the key stores nothing more, whoever sends
 * it: the storefront's key is a solved captcha, valid for one message. A grievance is acknowledged by SMS
 * (`queueAcknowledgement`).
 *
 * @throws ShopError too_many like `requireFew`; conflict when the key was used for another message; unauthenticated for
 * a customer erased meanwhile.
 */
export async function saveEnquiry(deps: SaveDeps, message: ContactMessage, key: string, language: Language) {
  const { db, clock, sms, alarm } = deps;
  const now = clock.now();
  const { callerIp: _where, customerId: _who, ...request } = message;
  const intent: Intent = { scope: 'enquiry', key, request: Object.entries(request) };
  const { saved, isAcknowledged } = await withTransaction(db, async (tx) => {
    let isAcknowledged = true;
    const saved = await once(tx, intent, now, enquirySave.output, async () => {
      if (message.customerId) await lockCustomer(tx, message.customerId);
      await requireFew(tx, message, now);
      const ticket = newReadableId('KT');
      await insertEnquiry(tx, { ...message, ticket, createdAt: now });
      if (message.kind === 'grievance')
        isAcknowledged = await queueAcknowledgement(tx, deps, { ticket, mobile: message.mobile, language });
      return { message: text(CONFIRMATIONS[message.kind]), ticket };
    });
    return { saved, isAcknowledged };
  });
  if (!isAcknowledged) alarm();
  sms.wake();
  return saved;
}
