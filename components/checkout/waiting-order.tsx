import { Button } from '@/components/ui/button/button';
import { InlineMessage } from '@/components/ui/inline-message/inline-message';
import { useText } from '@/lib/messages/use-text';
import styles from './checkout.module.css';
import type { OrderFailure } from './order-failure';

type Props = { busy: boolean; failure: OrderFailure | undefined; onSend: () => void };

/** Shown when the response to an order was lost and the cart is empty: pressing again retries the same order. */
export function WaitingOrder({ busy, failure, onSend }: Props) {
  const text = useText();
  return (
    <div className={styles.waiting}>
      <InlineMessage>{failure?.message ?? text('checkout.unclear')}</InlineMessage>
      <Button size="lg" busy={busy} onClick={onSend}>
        {text('checkout.complete')}
      </Button>
    </div>
  );
}
