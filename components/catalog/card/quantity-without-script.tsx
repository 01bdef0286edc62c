import { useText } from '@/lib/messages/use-text';
import styles from './cart-control.module.css';

/** Quantity field for browsers without JavaScript, where no stepper appears. */
export function QuantityWithoutScript({ max }: { max: number }) {
  const text = useText();
  return (
    <noscript>
      <label className={styles.quantity}>
        {text('card.quantity')}
        <input
          className={styles.number}
          name="quantity"
          type="number"
          inputMode="numeric"
          min={1}
          max={max}
          required
          defaultValue={1}
        />
      </label>
    </noscript>
  );
}
