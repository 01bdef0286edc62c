import type { CartLine } from '@/lib/contract/bff/cart';
import { text } from '@/lib/messages/text';
import { CartRow } from './cart-row';
import styles from './cart-table.module.css';

type Props = {
  lines: readonly CartLine[];
  onQuantity: (line: CartLine, quantity: number, capped: boolean) => void;
  onRemove: (line: CartLine) => void;
};

/** A table on desktops, the same rows as a list on phones (spec 2, Cart page). */
export function CartTable({ lines, onQuantity, onRemove }: Props) {
  return (
    <table className={styles.table}>
      <caption className="sr-only">{text('cart.title')}</caption>
      <thead className={styles.head}>
        <tr>
          <th colSpan={2} scope="col">
            {text('cart.product')}
          </th>
          <th scope="col">{text('word.price')}</th>
          <th scope="col">{text('card.quantity')}</th>
          <th scope="col" className={styles.right}>
            {text('cart.total')}
          </th>
          <th scope="col">
            <span className="sr-only">{text('cart.remove_column')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <CartRow key={line.productId} line={line} onQuantity={onQuantity} onRemove={onRemove} />
        ))}
      </tbody>
    </table>
  );
}
