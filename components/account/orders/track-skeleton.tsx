import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { SkeletonGroup } from '@/components/ui/skeleton/skeleton-group';
import styles from './track-skeleton.module.css';

const STEPS = [0, 1, 2, 3] as const;

/** Skeleton of the tracking timeline. */
export function TrackSkeleton() {
  return (
    <SkeletonGroup className={styles.way}>
      {STEPS.map((step) => (
        <div key={step} className={styles.step}>
          <Skeleton shape="tile" className={styles.dot ?? ''} />
          <Skeleton shape="text" />
          <Skeleton shape="short" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
