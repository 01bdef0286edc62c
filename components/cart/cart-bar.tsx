import { Button } from '@/components/ui/button/button';
import { InlineMessage } from '@/components/ui/inline-message/inline-message';
import { formatPaise, type Paise } from '@/lib/domain/money';
import { useText } from '@/lib/messages/use-text';
import styles from './cart-bar.module.css';

type Props = {
  count: number;
  total: Paise;
  busy: boolean;
  refusal: string | undefined;
  onProceed: () => void;
};

/** Total and action above the bottom navigation on phones. */
export function CartBar({ count, total, busy, refusal, onProceed }: Props) {
  const text = useText();
  return (
    <div className={`${styles.bar} no-print`} data-bar>
      <p>
        <small className={styles.items}>{text.count('word.items', count)}</small>
        <b className={styles.total}>{formatPaise(total)}</b>
      </p>
      <Button busy={busy} onClick={onProceed}>
        {text('cart.checkout')}
      </Button>
      {refusal && (
        <div className={styles.refusal}>
          <InlineMessage tone="error">{refusal}</InlineMessage>
        </div>
      )}
    </div>
  );
}
