import { Skeleton } from '../skeleton/skeleton';
import styles from './bill.module.css';

/** Skeleton of a bill. */
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
