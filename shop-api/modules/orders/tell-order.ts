import { DAY_MS } from '@/lib/domain/durations';
import type { Language } from '@/lib/domain/language';
import { type Paise, rupeesFromPaise } from '@/lib/domain/money';
import type { Tx } from '@/shop-api/db/client';
import type { Deps } from '@/shop-api/deps';
import { type SmsContent, topics } from '@/shop-api/modules/sms/content';
import { queueSms, withdrawSms } from '@/shop-api/modules/sms/queue';

/** News of an order that comes a day late is none. */
const NEWS_FOR_MS = DAY_MS;

type TellDeps = Pick<Deps, 'sms' | 'clock' | 'config'>;
type Told = { orderId: string; mobile: string; language: Language };

/** Writes the SMS that an order is placed, in the transaction that places it (or learns that it is paid). */
export function tellOrderPlaced(
  tx: Tx,
  deps: TellDeps,
  { total, ...order }: Told & { total: Paise },
): Promise<void> {
  const rupees = rupeesFromPaise(total);
  return tell(tx, deps, order, {
    template: 'order_placed',
    values: { order_id: order.orderId, total: Number.isInteger(rupees) ? String(rupees) : rupees.toFixed(2) },
  });
}

/** As `tellOrderPlaced`, of one that is called off; what is not sent of it yet would only come after. */
export async function tellOrderCancelled(tx: Tx, deps: TellDeps, order: Told): Promise<void> {
  await withdrawSms(tx, topics.order(order.orderId), deps.clock.now());
  await tell(tx, deps, order, { template: 'order_cancelled', values: { order_id: order.orderId } });
}

async function tell(
  tx: Tx,
  deps: TellDeps,
  { orderId, mobile, language }: Told,
  content: SmsContent,
): Promise<void> {
  const expiresAt = new Date(deps.clock.now().getTime() + NEWS_FOR_MS);
  await queueSms(tx, deps, { topic: topics.order(orderId), mobile, language, content, expiresAt });
}
