import { BillSkeleton } from '@/components/ui/bill/bill-skeleton';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { SkeletonGroup } from '@/components/ui/skeleton/skeleton-group';
import styles from './cart-skeleton.module.css';

const ROWS = [0, 1, 2] as const;

/** Skeleton of the cart. Not shown without JavaScript. */
export function CartSkeleton() {
  return (
    <SkeletonGroup className={`two-columns ${styles.skeleton}`}>
      <div>
        {ROWS.map((row) => (
          <div key={row} className={styles.row}>
            <Skeleton shape="tile" />
            <div className={styles.texts}>
              <Skeleton shape="text" />
              <Skeleton shape="short" />
            </div>
            <Skeleton shape="button" />
          </div>
        ))}
      </div>
      <BillSkeleton />
    </SkeletonGroup>
  );
}
