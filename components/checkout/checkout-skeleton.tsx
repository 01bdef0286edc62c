import { BillSkeleton } from '@/components/ui/bill/bill-skeleton';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { SkeletonGroup } from '@/components/ui/skeleton/skeleton-group';
import styles from './checkout.module.css';

/** Skeletons of the address and payment sections. */
const SECTIONS = [0, 1] as const;

/** Skeleton of checkout while the cart loads. Not shown without JavaScript. */
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
