'use client';

import { Icon } from '@/components/ui/icon/icon';
import { useText } from '@/lib/messages/use-text';
import styles from './stepper.module.css';
import { useTypedQuantity } from './use-typed-quantity';

type Props = {
  /** What is counted, for those who listen. */
  name: string;
  value: number;
  /** 0 lets the minus remove (cards, product page); 1 keeps the line (cart). */
  min: 0 | 1;
  max: number;
  /** The wanted quantity itself, never a difference; more than `max` was wanted when `capped`. */
  onChange: (quantity: number, capped: boolean) => void;
  /** What an emptied field means; without it the old value comes back. */
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
    // why: of what is sold out nobody takes away by wanting more
    onTyped: (wanted) =>
      wanted > max ? onChange(max || value, true) : onChange(Math.max(min, wanted), false),
  });
  // why: the stock may have fallen below what is wanted already
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
        aria-disabled={value >= max || undefined}
        onClick={() => (value < max ? onChange(value + 1, false) : onChange(value, true))}
      >
        <Icon name="plus" size={20} />
      </button>
    </div>
  );
}
