import { InlineMessage } from '@/components/ui/inline-message/inline-message';
import type { OrderSummary } from '@/lib/contract/bff/orders';
import { formatPaise } from '@/lib/domain/money';
import { useText } from '@/lib/messages/use-text';

/** Refund state of an order that was paid online and cancelled. */
export function RefundNote({
  refund,
  className,
}: Pick<OrderSummary, 'refund'> & { className?: string | undefined }) {
  const text = useText();
  if (!refund) return null;
  const { status, amount } = refund;
  return (
    <div className={className}>
      <InlineMessage tone={status === 'sent' ? 'ok' : 'info'}>
        {text(`refund.${status}`, { amount: formatPaise(amount) })}
      </InlineMessage>
    </div>
  );
}
