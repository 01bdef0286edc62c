import { Button } from '@/components/ui/button/button';
import { formatPaise, type Paise } from '@/lib/domain/money';
import { text } from '@/lib/messages/text';
import styles from './cart-bar.module.css';

type Props = { count: number; total: Paise; busy: boolean; onProceed: () => void };

/** Total and action above the bottom navigation on phones. */
export function CartBar({ count, total, busy, onProceed }: Props) {
  return (
    <>
      <div className={styles.room} />
      <div className={`${styles.bar} no-print`} data-bar>
        <p>
          <small className={styles.items}>
            {count === 1 ? text('word.items_one') : text('word.items', { count })}
          </small>
          <b className={styles.total}>{formatPaise(total)}</b>
        </p>
        <Button busy={busy} onClick={onProceed}>
          {text('cart.checkout')}
        </Button>
      </div>
    </>
  );
}
