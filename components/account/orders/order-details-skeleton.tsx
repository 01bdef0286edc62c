import { AccountHead } from '@/components/account/account-frame';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { SkeletonGroup } from '@/components/ui/skeleton/skeleton-group';
import { useText } from '@/lib/messages/use-text';
import styles from './order-details-skeleton.module.css';

const ACTIONS = [0, 1, 2] as const;
const FACTS = [0, 1, 2, 3] as const;
const LINES = [0, 1, 2] as const;

/** Skeleton of an order: facts, address and lines. Not shown without JavaScript. */
export function OrderDetailsSkeleton() {
  const text = useText();
  return (
    <>
      <AccountHead
        title={text('order.details')}
        actions={ACTIONS.map((action) => (
          <Skeleton key={action} shape="button" className={styles.action ?? ''} />
        ))}
      />
      <SkeletonGroup className={styles.skeleton}>
        <div className={styles.facts}>
          {FACTS.map((fact) => (
            <div key={fact} className={styles.words}>
              <Skeleton shape="short" />
              <Skeleton shape="text" />
            </div>
          ))}
        </div>
        <div className={`${styles.words} ${styles.address}`}>
          <Skeleton shape="price" />
          <Skeleton shape="text" />
          <Skeleton shape="short" />
        </div>
        <div className={styles.lines}>
          {LINES.map((line) => (
            <div key={line} className={styles.line}>
              <div className={styles.words}>
                <Skeleton shape="text" />
                <Skeleton shape="short" />
              </div>
              <Skeleton shape="text" className={styles.price ?? ''} />
            </div>
          ))}
        </div>
      </SkeletonGroup>
    </>
  );
}
