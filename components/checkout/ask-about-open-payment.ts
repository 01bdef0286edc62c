import { askConfirm } from '@/components/ui/modal/modal-store';
import type { OrderIntent } from '@/lib/client/order-key';
import { formatPaise, type Paise } from '@/lib/domain/money';
import { text } from '@/lib/messages/text';

/**
 * Says that an online payment of `amount` is still open, and what becomes of it when the shopper orders now: the same
 * cart leads to its page again, everything else takes its place (docs/adr/0003). Resolves with whether to go on.
 */
export function askAboutOpenPayment(payment: OrderIntent['payment'], amount: Paise): Promise<boolean> {
  const question = payment === 'online' ? 'payment.open_again' : 'payment.open_instead';
  return askConfirm({
    title: text('payment.open_title'),
    text: text(question, { amount: formatPaise(amount) }),
    icon: 'card',
  });
}
