import type { Pack } from '@/lib/domain/pack';
import { text } from '@/lib/messages/text';
import styles from './pack-line.module.css';

/** What one buys, between two rules: "500 g  about 8–10 pieces". */
export function PackLine({ pack, organic }: { pack: Pack; organic: boolean }) {
  const amount = `${pack.variantName} ${pack.nicName}`.trim();
  const more = pack.variantLabel === amount ? '' : pack.variantLabel;
  return (
    <p className={styles.line}>
      <b className={styles.amount}>{amount}</b>
      {more !== '' && <span className={styles.label}>{more}</span>}
      {organic && <span className={styles.organic}>{text('product.organic')}</span>}
    </p>
  );
}
