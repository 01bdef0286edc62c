import { ShopError } from '@/lib/domain/errors';
import type { Tx } from '@/shop-api/db/client';
import { countEnquiries, type Enquiry, lockEnquiriesOf } from './repository';

const HOUR_MS = 60 * 60_000;
const PER_SENDER = 5;
/** Whole streets of Indian mobiles share one address (carrier NAT), so this is wide. */
const PER_CALLER = 30;

/**
 * Lets a letter's sender write a few times an hour, one after the other.
 *
 * @throws ShopError too_many for the sixth of a number, or the thirty-first of an address, within an hour.
 */
export async function requireFew(
  tx: Tx,
  { mobile, callerIp }: Pick<Enquiry, 'mobile' | 'callerIp'>,
  now: Date,
): Promise<void> {
  await requireFewOf(tx, 'mobile', mobile, now);
  if (callerIp === '') return;
  const ofCaller = await countEnquiries(tx, 'callerIp', callerIp, anHourBefore(now));
  if (ofCaller >= PER_CALLER) throw new ShopError('too_many');
}

/**
 * As `requireFew`, of a signed-in customer alone: what others write with the customer's number or from the same
 * address does not count.
 *
 * @throws ShopError too_many for the sixth within an hour.
 */
export function requireFewOfCustomer(tx: Tx, customerId: string, now: Date): Promise<void> {
  return requireFewOf(tx, 'customerId', customerId, now);
}

async function requireFewOf(tx: Tx, by: 'mobile' | 'customerId', sender: string, now: Date): Promise<void> {
  await lockEnquiriesOf(tx, sender);
  const sent = await countEnquiries(tx, by, sender, anHourBefore(now));
  if (sent >= PER_SENDER) throw new ShopError('too_many');
}

const anHourBefore = (now: Date) => new Date(now.getTime() - HOUR_MS);
