'use client';

import { Icon } from '@/components/ui/icon/icon';
import { useText } from '@/lib/messages/use-text';
import styles from './stepper.module.css';
import { useTypedQuantity } from './use-typed-quantity';

type Props = {
  /** What is counted, for screen readers. */
  name: string;
  value: number;
  /** At 0 the minus removes the product (cards, product page); at 1 it keeps the line (cart). */
  min: 0 | 1;
  max: number;
  /** Receives the new quantity, not a difference; `capped` when more than `max` was wanted. */
  onChange: (quantity: number, capped: boolean) => void;
  /** Quantity set by an emptied field; without it the old value comes back. */
  emptyValue?: number;
  look?: 'filled' | 'outline';
  size?: 'md' | 'lg';
};

export function Stepper(props: Props) {
  const text = useText();
  const { name, value, min, max, emptyValue, onChange, look = 'filled', size = 'md' } = props;
  const typed = useTypedQuantity({
    value,
    emptyValue,
    // why: for a sold-out product, typing a larger number must not remove what is in the cart
    onTyped: (wanted) =>
      wanted > max ? onChange(max || value, true) : onChange(Math.max(min, wanted), false),
  });
  // why: the stock may have fallen below the current quantity
  const less = Math.max(min, Math.min(value - 1, max));

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser.
    <div
      role="group"
      className={`${styles.stepper} ${look === 'outline' ? styles.outline : ''} ${size === 'lg' ? styles.lg : ''}`}
      aria-label={text('card.quantity_of', { name })}
    >
      <button
        type="button"
        className={styles.end}
        aria-label={less === 0 ? text('cart.remove', { name }) : text('card.less')}
        aria-description={less === 0 ? undefined : name}
        aria-disabled={value <= min || undefined}
        onClick={() => value > min && onChange(less, false)}
      >
        <Icon name="minus" size={20} />
      </button>
      <input
        className={styles.value}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        aria-label={text('card.quantity')}
        {...typed}
      />
      <button
        type="button"
        className={styles.end}
        aria-label={text('card.more')}
        aria-description={name}
        aria-disabled={value >= max || undefined}
        onClick={() => (value < max ? onChange(value + 1, false) : onChange(value, true))}
      >
        <Icon name="plus" size={20} />
      </button>
    </div>
  );
}
