import type { ReactNode } from 'react';
import { useText } from '@/lib/messages/use-text';
import styles from './cart-table.module.css';

/** Rows of `CartRow` in a table on desktops, the same rows as a list on phones (spec 2, Cart page). */
export function CartTable({ children }: { children: ReactNode }) {
  const text = useText();
  return (
    <table className={styles.table}>
      <caption className="sr-only">{text('cart.title')}</caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{text('cart.product')}</th>
          <th scope="col" className={styles.price}>
            {text('word.price')}
          </th>
          <th scope="col">{text('card.quantity')}</th>
          <th scope="col" className={styles.right}>
            {text('cart.total')}
          </th>
          <th scope="col">
            <span className="sr-only">{text('cart.remove_column')}</span>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
