import { enquirySave } from '@/lib/contract/shop/enquiry';
import type { LETTER_KINDS } from '@/lib/domain/enquiry';
import { text } from '@/lib/messages/text';
import { withTransaction } from '@/shop-api/db/with-transaction';
import type { Deps } from '@/shop-api/deps';
import { lockCustomer } from '@/shop-api/modules/identity/customer-repository';
import { type Intent, once } from '@/shop-api/modules/orders/idempotency';
import { newReadableId } from '@/shop-api/readable-id';
import { type Enquiry, insertEnquiry } from './repository';
import { requireFew } from './require-few';

const SENT = { message: 'content.enquiry_sent', grievance: 'content.grievance_sent' } as const;

type Letter = Omit<Enquiry, 'createdAt' | 'ticket'> & { kind: (typeof LETTER_KINDS)[number] };

/**
 * Keeps one letter of the contact form under a ticket number; the same key again keeps nothing more, whoever sends
 * it: the storefront's key is a solved captcha, which is good for one letter.
 *
 * @throws ShopError too_many for the sixth of a number, or the thirty-first of an address, within an hour;
 * conflict when the key was used for another letter; unauthenticated for a customer who was erased meanwhile.
 */
export function saveEnquiry({ db, clock }: Pick<Deps, 'db' | 'clock'>, letter: Letter, key: string) {
  const now = clock.now();
  const { callerIp: _where, customerId: _who, ...request } = letter;
  const intent: Intent = { scope: 'enquiry', key, request: Object.entries(request) };
  return withTransaction(db, (tx) =>
    once(tx, intent, now, enquirySave.output, async () => {
      if (letter.customerId) await lockCustomer(tx, letter.customerId);
      await requireFew(tx, letter, now);
      const ticket = newReadableId('KT');
      await insertEnquiry(tx, { ...letter, ticket, createdAt: now });
      return { message: text(SENT[letter.kind]), ticket };
    }),
  );
}
