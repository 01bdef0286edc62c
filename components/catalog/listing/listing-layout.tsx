import type { ReactNode } from 'react';
import styles from './listing.module.css';

/** A rail of categories beside, or on phones above, a list of products. */
export function ListingLayout({ rail, children }: { rail: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.listing}>
      {rail}
      <div className={styles.content}>{children}</div>
    </div>
  );
}
