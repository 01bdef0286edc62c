import { BillSkeleton } from '@/components/ui/bill/bill-skeleton';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { SkeletonGroup } from '@/components/ui/skeleton/skeleton-group';
import styles from './checkout.module.css';

/** Checkout while the cart is on its way; not shown without script. */
export function CheckoutSkeleton() {
  return (
    <SkeletonGroup className="two-columns">
      <div className={styles.skeleton}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
      <BillSkeleton />
    </SkeletonGroup>
  );
}
