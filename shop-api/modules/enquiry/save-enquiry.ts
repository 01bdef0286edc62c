import { enquirySave } from '@/lib/contract/shop/enquiry';
import { ShopError } from '@/lib/domain/errors';
import { text } from '@/lib/messages/text';
import type { Tx } from '@/shop-api/db/client';
import { withTransaction } from '@/shop-api/db/with-transaction';
import type { Deps } from '@/shop-api/deps';
import { type Intent, once } from '@/shop-api/modules/orders/idempotency';
import { countEnquiries, type Enquiry, insertEnquiry, lockEnquiriesOf } from './repository';

const HOUR_MS = 60 * 60_000;
const PER_MOBILE = 5;
/** Whole streets of Indian mobiles share one address (carrier NAT), so this is wide. */
const PER_CALLER = 30;

/**
 * Keeps one message of the contact form; the same intent again keeps nothing more.
 *
 * @throws ShopError too_many for the sixth of a number, or the thirty-first of an address, within an hour;
 * conflict when the key was used for another message.
 */
export function saveEnquiry(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  message: Omit<Enquiry, 'createdAt'>,
  { senderId, key }: { senderId: string; key: string },
) {
  const now = clock.now();
  const { callerIp: _where, ...request } = message;
  const intent: Intent = { scope: `enquiry:${senderId}`, key, request: Object.entries(request) };
  return withTransaction(db, (tx) =>
    once(tx, intent, now, enquirySave.output, async () => {
      await requireFew(tx, message, now);
      await insertEnquiry(tx, { ...message, createdAt: now });
      return { message: text('content.enquiry_sent') };
    }),
  );
}

async function requireFew(
  tx: Tx,
  { mobile, callerIp }: Omit<Enquiry, 'createdAt'>,
  now: Date,
): Promise<void> {
  await lockEnquiriesOf(tx, mobile);
  const since = new Date(now.getTime() - HOUR_MS);
  const ofMobile = await countEnquiries(tx, { mobile }, since);
  const ofCaller = callerIp === '' ? 0 : await countEnquiries(tx, { callerIp }, since);
  if (ofMobile >= PER_MOBILE || ofCaller >= PER_CALLER) throw new ShopError('too_many');
}
