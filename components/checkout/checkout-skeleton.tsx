import { BillSkeleton } from '@/components/ui/bill/bill-skeleton';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { SkeletonGroup } from '@/components/ui/skeleton/skeleton-group';
import styles from './checkout.module.css';

/** The address and payment sections, each with its cards. */
const SECTIONS = [['address'], ['cod', 'online']] as const;

/** Skeleton of checkout while the cart loads. Not shown without JavaScript. */
export function CheckoutSkeleton() {
  return (
    <SkeletonGroup className="two-columns">
      <div className={`${styles.sections} ${styles.skeleton}`}>
        {SECTIONS.map((cards) => (
          <div key={cards[0]}>
            <div className={styles.head}>
              <Skeleton shape="heading" className={styles.subtitle ?? ''} />
            </div>
            {cards.map((card) => (
              <Skeleton key={card} shape="block" className={styles.card ?? ''} />
            ))}
          </div>
        ))}
      </div>
      <BillSkeleton />
    </SkeletonGroup>
  );
}
