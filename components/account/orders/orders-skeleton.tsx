import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { SkeletonGroup } from '@/components/ui/skeleton/skeleton-group';
import styles from './orders-skeleton.module.css';

const CARDS = [0, 1] as const;
const LINES = [0, 1] as const;

/** Skeleton of the order list. Not shown without JavaScript. */
export function OrdersSkeleton() {
  return (
    <SkeletonGroup className={styles.skeleton}>
      {CARDS.map((card) => (
        <div key={card} className={styles.card}>
          <div className={styles.part}>
            <Skeleton shape="price" />
            <Skeleton shape="short" />
          </div>
          <div className={`${styles.part} ${styles.lines}`}>
            {LINES.map((line) => (
              <div key={line} className={styles.line}>
                <Skeleton shape="tile" />
                <Skeleton shape="text" />
              </div>
            ))}
          </div>
          <div className={styles.part}>
            <Skeleton shape="button" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
