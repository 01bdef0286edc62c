import { DAY_MS } from '@/lib/domain/durations';
import type { Language } from '@/lib/domain/language';
import { type Paise, rupeesFromPaise } from '@/lib/domain/money';
import type { Tx } from '@/shop-api/db/client';
import type { Deps } from '@/shop-api/deps';
import { type SmsContent, topics } from '@/shop-api/modules/sms/content';
import { queueSms, withdrawSms } from '@/shop-api/modules/sms/queue';

/** An order SMS older than this is not sent. */
const SMS_LIFETIME_MS = DAY_MS;

type SmsDeps = Pick<Deps, 'sms' | 'clock' | 'config'>;
type OrderRecipient = { orderId: string; mobile: string; language: Language };

/** Queues the SMS about a placed order, in the transaction that places it or records its payment. */
export function queueOrderPlacedSms(
  tx: Tx,
  deps: SmsDeps,
  { total, ...order }: OrderRecipient & { total: Paise },
): Promise<void> {
  const rupees = rupeesFromPaise(total);
  return queueOrderSms(tx, deps, order, {
    template: 'order_placed',
    values: { order_id: order.orderId, total: Number.isInteger(rupees) ? String(rupees) : rupees.toFixed(2) },
  });
}

/** Queues the SMS about a cancelled order; earlier unsent SMS about this order are withdrawn. */
export async function queueOrderCancelledSms(tx: Tx, deps: SmsDeps, order: OrderRecipient): Promise<void> {
  await withdrawSms(tx, topics.order(order.orderId), deps.clock.now());
  await queueOrderSms(tx, deps, order, { template: 'order_cancelled', values: { order_id: order.orderId } });
}

async function queueOrderSms(
  tx: Tx,
  deps: SmsDeps,
  { orderId, mobile, language }: OrderRecipient,
  content: SmsContent,
): Promise<void> {
  const expiresAt = new Date(deps.clock.now().getTime() + SMS_LIFETIME_MS);
  await queueSms(tx, deps, { topic: topics.order(orderId), mobile, language, content, expiresAt });
}
