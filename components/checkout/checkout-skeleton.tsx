import { Skeleton } from '@/components/ui/skeleton/skeleton';
import styles from './checkout.module.css';

/** Checkout while the cart is on its way; not shown without script. */
export function CheckoutSkeleton() {
  return (
    <div className="two-columns" aria-busy="true">
      <div className={styles.skeleton}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
      <div className={styles.billSkeleton}>
        <Skeleton shape="block" />
      </div>
    </div>
  );
}
