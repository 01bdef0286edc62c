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

type Sender = Pick<Enquiry, 'mobile' | 'callerIp' | 'customerId'>;
/** The values that the enquiries of one sender have in common. */
type Counted = Parameters<typeof countEnquiries>[1];

/**
 * Rate limit for contact messages, which are counted one after the other: by customer, or else by number and network
 * together, so that nobody can use up another's messages with their number.
 *
 * @throws ShopError too_many for the sixth message within an hour, or the eleventh within a day; for a guest also for
 * the thirty-first from one network within an hour.
 */
export async function requireFew(tx: Tx, { customerId, mobile, callerIp }: Sender, now: Date): Promise<void> {
  if (customerId) return requireFewOfCustomer(tx, customerId, now);
  await requireFewOf(tx, { mobile, callerIp }, now);
  if (callerIp === '') return;
  await lockEnquiriesOf(tx, callerIp);
  const ofCaller = await countEnquiries(tx, { callerIp }, HOUR_MS, now);
  if (ofCaller >= PER_CALLER) throw new ShopError('too_many');
}

/**
 * Like `requireFew` for a signed-in customer: messages that others send with the same number or from the same IP
 * address do not count.
 *
 * @throws ShopError too_many for the sixth within an hour, or the eleventh within a day.
 */
export function requireFewOfCustomer(tx: Tx, customerId: string, now: Date): Promise<void> {
  return requireFewOf(tx, { customerId }, now);
}

async function requireFewOf(tx: Tx, sender: Counted, now: Date): Promise<void> {
  await lockEnquiriesOf(tx, Object.values(sender).join(' '));
  for (const { count, withinMs } of PER_SENDER) {
    if ((await countEnquiries(tx, sender, withinMs, now)) >= count) throw new ShopError('too_many');
  }
}
