import { type Pack, packParts } from '@/lib/domain/pack';
import { useText } from '@/lib/messages/use-text';
import styles from './pack-line.module.css';

/** The pack on sale: "500 g  about 8–10 pieces". */
export function PackLine({ pack, organic }: { pack: Pack; organic: boolean }) {
  const text = useText();
  const { amount, more } = packParts(pack);
  return (
    <p className={styles.line}>
      <b className={styles.amount}>{amount}</b>
      {more !== '' && <span className={styles.label}>{more}</span>}
      {organic && <span className={styles.organic}>{text('product.organic')}</span>}
    </p>
  );
}
