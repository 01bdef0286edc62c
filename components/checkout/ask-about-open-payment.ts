import { askConfirm } from '@/components/ui/modal/modal-store';
import { unansweredKey } from '@/lib/client/order-key';
import { formatPaise, type Paise } from '@/lib/domain/money';
import { documentText } from '@/lib/messages/document-text';
import type { OrderAttempt } from './order-attempt';

/**
 * Says that an online payment of `amount` is still open, and what becomes of it when the shopper orders now: the same
 * cart leads to its page again, everything else takes its place (docs/adr/0003). The page that was
 * asked for just now, and never came, is no earlier one. Resolves with whether to go on.
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
