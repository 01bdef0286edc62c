import { discountPercent, type Priced } from '@/lib/domain/pricing';
import { useText } from '@/lib/messages/use-text';
import styles from './discount-flag.module.css';

/** The brinjal ribbon "16% OFF" at a picture's upper left corner; nothing without an offer. */
export function DiscountFlag({ price, offerPrice, className = '' }: Priced & { className?: string }) {
  const text = useText();
  const percent = discountPercent({ price, offerPrice });
  if (percent === 0) return null;
  return (
    <p className={`${styles.flag} ${className}`.trimEnd()}>
      {`${percent}%`}
      <small className={styles.off}>{` ${text('word.off')}`}</small>
    </p>
  );
}
