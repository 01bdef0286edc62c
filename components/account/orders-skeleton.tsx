import { Skeleton } from '@/components/ui/skeleton/skeleton';
import styles from './orders-skeleton.module.css';

/** Room for orders on their way; not shown without script. */
export function OrdersSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
  );
}
