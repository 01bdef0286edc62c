import { InlineMessage } from '@/components/ui/inline-message/inline-message';
import type { OrderDetails } from '@/lib/contract/bff/orders';
import { formatPaise } from '@/lib/domain/money';
import { text } from '@/lib/messages/text';
import styles from './refund-note.module.css';

/** Where the money of an order is that was paid online and called off. */
export function RefundNote({ refund }: Pick<OrderDetails, 'refund'>) {
  if (!refund) return null;
  const { status, amount } = refund;
  return (
    <div className={styles.note}>
      <InlineMessage tone={status === 'sent' ? 'ok' : 'info'}>
        {text(`refund.${status}`, { amount: formatPaise(amount) })}
      </InlineMessage>
    </div>
  );
}
