import { askConfirm } from '@/lib/client/modal-store';
import { unansweredKey } from '@/lib/client/orders/order-key';
import { formatPaise, type Paise } from '@/lib/domain/money';
import { documentText } from '@/lib/messages/document-text';
import type { OrderAttempt } from './order-attempt';

/**
 * Asks whether to go on although an online payment of `amount` is open: the same cart returns to its payment page, any
 * other order replaces it (docs/adr/0003). Does not ask about a payment page that was requested just now and never
 * arrived. Resolves with whether to go on.
 */
export async function askAboutOpenPayment({ intent, cart }: OrderAttempt, amount: Paise): Promise<boolean> {
  const isOnline = intent.payment === 'online';
  if (isOnline && unansweredKey(intent, cart)) return true;
  return askConfirm({
    title: documentText('payment.open_title'),
    text: documentText(isOnline ? 'payment.open_again' : 'payment.open_instead', {
      amount: formatPaise(amount),
    }),
    icon: 'card',
  });
}
