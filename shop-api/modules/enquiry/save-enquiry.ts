import { enquirySave } from '@/lib/contract/shop/enquiry';
import { DAY_MS } from '@/lib/domain/durations';
import type { LETTER_KINDS } from '@/lib/domain/enquiry';
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

const SENT = { message: 'content.enquiry_sent', grievance: 'content.grievance_sent' } as const;

/** An acknowledgement that comes a day late is none. */
const NEWS_FOR_MS = DAY_MS;

type SaveDeps = Pick<Deps, 'db' | 'clock' | 'sms' | 'config'>;
type Letter = Omit<Enquiry, 'createdAt' | 'ticket'> & { kind: (typeof LETTER_KINDS)[number] };

/**
 * Keeps one letter of the contact form under a ticket number; the same key again keeps nothing more, whoever sends
 * it: the storefront's key is a solved captcha, which is good for one letter. A grievance is acknowledged by SMS.
 *
 * @throws ShopError too_many for the sixth of a number, or the thirty-first of an address, within an hour;
 * conflict when the key was used for another letter; unauthenticated for a customer who was erased meanwhile.
 */
export async function saveEnquiry(deps: SaveDeps, letter: Letter, key: string, language: Language) {
  const { db, clock, sms } = deps;
  const now = clock.now();
  const { callerIp: _where, customerId: _who, ...request } = letter;
  const intent: Intent = { scope: 'enquiry', key, request: Object.entries(request) };
  const saved = await withTransaction(db, (tx) =>
    once(tx, intent, now, enquirySave.output, async () => {
      if (letter.customerId) await lockCustomer(tx, letter.customerId);
      await requireFew(tx, letter, now);
      const ticket = newReadableId('KT');
      await insertEnquiry(tx, { ...letter, ticket, createdAt: now });
      if (letter.kind === 'grievance')
        await tellReceived(tx, deps, { ticket, mobile: letter.mobile, language });
      return { message: text(SENT[letter.kind]), ticket };
    }),
  );
  sms.wake();
  return saved;
}

/** Writes the SMS that acknowledges a grievance, in the transaction that keeps it. */
function tellReceived(
  tx: Tx,
  deps: SaveDeps,
  { ticket, ...to }: { ticket: string; mobile: string; language: Language },
) {
  const expiresAt = new Date(deps.clock.now().getTime() + NEWS_FOR_MS);
  const content = { template: 'grievance_received' as const, values: { ticket } };
  return queueSms(tx, deps, { topic: topics.ticket(ticket), ...to, content, expiresAt });
}
