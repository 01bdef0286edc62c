import { Button } from '@/components/ui/button/button';
import { InlineMessage } from '@/components/ui/inline-message/inline-message';
import { formatPaise, type Paise } from '@/lib/domain/money';
import { useText } from '@/lib/messages/use-text';
import styles from './cart-bar.module.css';

type Props = {
  count: number;
  total: Paise;
  busy: boolean;
  errorMessage: string | undefined;
  onProceed: () => void;
};

/** Total and action above the bottom navigation on phones. */
export function CartBar({ count, total, busy, errorMessage, onProceed }: Props) {
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
      {errorMessage && (
        <div className={styles.refusal}>
          <InlineMessage tone="error">{errorMessage}</InlineMessage>
        </div>
      )}
    </div>
  );
}
