import { Skeleton } from '../skeleton/skeleton';
import styles from './bill.module.css';

/** A bill on its way: the same paper with bars in the place of its rows. */
export function BillSkeleton() {
  return (
    <div className={styles.shadow}>
      <div className={`${styles.bill} ${styles.waiting}`}>
        <Skeleton shape="price" />
        <Skeleton shape="text" />
        <Skeleton shape="text" />
        <Skeleton shape="button" />
      </div>
    </div>
  );
}
