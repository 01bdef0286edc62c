import { BillSkeleton } from '@/components/ui/bill/bill-skeleton';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { SkeletonGroup } from '@/components/ui/skeleton/skeleton-group';
import styles from './checkout.module.css';

/** Addresses and payment. */
const SECTIONS = [0, 1] as const;

/** Checkout while the cart is on its way; not shown without script. */
export function CheckoutSkeleton() {
  return (
    <SkeletonGroup className="two-columns">
      <div className={`${styles.sections} ${styles.skeleton}`}>
        {SECTIONS.map((section) => (
          <div key={section}>
            <div className={styles.head}>
              <Skeleton shape="heading" className={styles.subtitle ?? ''} />
            </div>
            <Skeleton shape="tile" className={styles.card ?? ''} />
          </div>
        ))}
      </div>
      <BillSkeleton />
    </SkeletonGroup>
  );
}
