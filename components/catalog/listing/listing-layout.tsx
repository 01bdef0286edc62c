import type { ReactNode } from 'react';
import styles from './listing.module.css';

/** A list of products with a category rail beside it, or above it on phones. */
export function ListingLayout({ rail, children }: { rail: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.listing}>
      {rail}
      <div className={styles.content}>{children}</div>
    </div>
  );
}
