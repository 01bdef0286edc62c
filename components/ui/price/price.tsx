import { formatPaise } from '@/lib/domain/money';
import { hasDiscount, type Priced, unitPayPrice, unitSaving } from '@/lib/domain/pricing';
import { useText } from '@/lib/messages/use-text';
import styles from './price.module.css';

type Props = Priced & {
  /** "₹76/kg", or "500 g · ₹76/kg" in the bar. */
  unit?: string | undefined;
  /** Adds 'You save ₹7' when there is an offer. */
  save?: boolean;
  /** `lg` on the product page, `bar` in the buy bar. */
  size?: 'md' | 'lg' | 'bar';
  className?: string;
};

/** The price to pay, the struck price of an offer, and the price per kg or piece. */
export function Price({ price, offerPrice, unit, save, size = 'md', className = '' }: Props) {
  const text = useText();
  const priced = { price, offerPrice };
  const reduced = hasDiscount(priced);
  return (
    <p className={`${styles.price} ${size === 'md' ? '' : styles[size]} ${className}`}>
      <span className="sr-only">{`${text('word.price')} `}</span>
      <b className={styles.now}>{formatPaise(unitPayPrice(priced))}</b>
      {reduced && (
        <s className={styles.was}>
          <span className="sr-only">{` ${text('word.was')} `}</span>
          {formatPaise(price)}
        </s>
      )}
      {unit && <span className={styles.unit}>{unit}</span>}
      {reduced && save && (
        <span className={styles.save}>
          {text('product.you_save', { amount: formatPaise(unitSaving(priced)) })}
        </span>
      )}
    </p>
  );
}
