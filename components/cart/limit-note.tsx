import { Icon } from '@/components/ui/icon/icon';
import type { Cart } from '@/lib/contract/bff/cart';
import { formatPaise, type Paise } from '@/lib/domain/money';
import { distanceToLimits, orderMaximum } from '@/lib/domain/purchase-limits';
import { useText } from '@/lib/messages/use-text';
import styles from './limit-note.module.css';

type Props = { subtotal: Paise; limits: Cart['limits'] };

/** How far the cart is below the minimum or above the maximum, said before sign-in; nothing when it is within. */
export function LimitNote({ subtotal, limits }: Props) {
  const text = useText();
  const { missing, over } = distanceToLimits(subtotal, limits);
  if (over > 0) {
    const values = { maximum: formatPaise(orderMaximum(limits)), amount: formatPaise(over) };
    return (
      <p className={`${styles.note} ${styles.over}`}>
        <Icon name="info" size={20} />
        {text('cart.over_maximum', values)}
      </p>
    );
  }
  if (missing === 0) return null;
  return (
    <div className={styles.note}>
      <p>{text('cart.to_minimum', { amount: formatPaise(missing), minimum: formatPaise(limits.minimum) })}</p>
      <progress className={styles.bar} value={subtotal} max={limits.minimum} aria-hidden="true" />
    </div>
  );
}
