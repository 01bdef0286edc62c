import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { SkeletonGroup } from '@/components/ui/skeleton/skeleton-group';
import styles from './orders-skeleton.module.css';

/** Room for orders on their way; not shown without script. */
export function OrdersSkeleton() {
  return (
    <SkeletonGroup className={styles.skeleton}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}
