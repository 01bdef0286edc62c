import { type Paise, rupeesFromPaise } from '@/lib/domain/money';
import type { Tx } from '@/shop-api/db/client';
import type { Deps } from '@/shop-api/deps';
import { topics } from '@/shop-api/modules/sms/content';
import { queueSms } from '@/shop-api/modules/sms/queue';

/** News of an order that comes a day late is none. */
const NEWS_FOR_MS = 24 * 60 * 60_000;

/** Writes the SMS that an order is placed, in the transaction that places it (or learns that it is paid). */
export function tellOrderPlaced(
  tx: Tx,
  deps: Pick<Deps, 'sms' | 'clock' | 'config'>,
  { orderId, mobile, total }: { orderId: string; mobile: string; total: Paise },
): Promise<void> {
  const rupees = rupeesFromPaise(total);
  return queueSms(tx, deps, {
    topic: topics.order(orderId),
    mobile,
    content: {
      template: 'order_placed',
      values: { order_id: orderId, total: Number.isInteger(rupees) ? String(rupees) : rupees.toFixed(2) },
    },
    expiresAt: new Date(deps.clock.now().getTime() + NEWS_FOR_MS),
  });
}
