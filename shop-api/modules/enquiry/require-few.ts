import { DAY_MS, HOUR_MS } from '@/lib/domain/durations';
import { ShopError } from '@/lib/domain/errors';
import type { Tx } from '@/shop-api/db/client';
import { countEnquiries, type Enquiry, lockEnquiriesOf } from './repository';

const PER_SENDER = [
  { count: 5, withinMs: HOUR_MS },
  { count: 10, withinMs: DAY_MS },
];
/** Many Indian mobiles share one IP address (carrier NAT), so this is generous. */
const PER_CALLER = 30;

/**
 * Rate limit for contact messages, which are counted one after the other.
 *
 * @throws ShopError too_many for the sixth message from a number, or the thirty-first from an IP address, within an
 * hour; for the eleventh from a number within a day.
 */
export async function requireFew(
  tx: Tx,
  { mobile, callerIp }: Pick<Enquiry, 'mobile' | 'callerIp'>,
  now: Date,
): Promise<void> {
  await requireFewOf(tx, 'mobile', mobile, now);
  if (callerIp === '') return;
  await lockEnquiriesOf(tx, callerIp);
  const ofCaller = await countEnquiries(tx, 'callerIp', callerIp, before(now, HOUR_MS));
  if (ofCaller >= PER_CALLER) throw new ShopError('too_many');
}

/**
 * Like `requireFew` for a signed-in customer: messages that others send with the same number or from the same IP
 * address do not count.
 *
 * @throws ShopError too_many for the sixth within an hour, or the eleventh within a day.
 */
export function requireFewOfCustomer(tx: Tx, customerId: string, now: Date): Promise<void> {
  return requireFewOf(tx, 'customerId', customerId, now);
}

async function requireFewOf(tx: Tx, by: 'mobile' | 'customerId', sender: string, now: Date): Promise<void> {
  await lockEnquiriesOf(tx, sender);
  for (const { count, withinMs } of PER_SENDER) {
    if ((await countEnquiries(tx, by, sender, before(now, withinMs))) >= count)
      throw new ShopError('too_many');
  }
}

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);
