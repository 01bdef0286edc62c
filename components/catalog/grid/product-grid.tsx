import type { ReactNode } from 'react';
import styles from './product-grid.module.css';

type Props = {
  /** `rail`: at most 4 columns, as there is a column beside the grid; else 5. */
  beside?: 'rail' | 'nothing';
  /** One `li` per product. */
  children: ReactNode;
};

export function ProductGrid({ beside = 'nothing', children }: Props) {
  return <ul className={`${styles.grid} ${beside === 'rail' ? styles.rail : ''}`}>{children}</ul>;
}
