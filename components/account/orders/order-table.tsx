import { spokenName } from '@/components/ui/spoken-name';
import { useFreeDelivery } from '@/lib/client/free-delivery';
import type { OrderDetails } from '@/lib/contract/bff/orders';
import { formatPaise, multiplyPaise, paise } from '@/lib/domain/money';
import { useText } from '@/lib/messages/use-text';
import { NameAndPack } from './name-and-pack';
import styles from './order-table.module.css';

/** Product, price, quantity, total; subtotal, promotion offer if above 0, grand total (spec 2, Order Details). */
export function OrderTable({ order }: { order: OrderDetails }) {
  const text = useText();
  const isFree = useFreeDelivery();
  return (
    <div className={styles.room}>
      <table className={styles.table}>
        <caption className="sr-only">{text('checkout.summary')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('cart.product')}</th>
            <th scope="col" className={styles.right}>
              {text('word.price')}
            </th>
            <th scope="col" className={styles.right}>
              {text('card.quantity')}
            </th>
            <th scope="col" className={styles.right}>
              {text('cart.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.slug}>
              <th scope="row">
                <b className={styles.name}>{spokenName(text.language, line.name)}</b>
                <small className={styles.pack}>
                  <NameAndPack line={line} />
                </small>
              </th>
              <td className={styles.right}>{formatPaise(line.price)}</td>
              <td className={styles.right}>{line.quantity}</td>
              <td className={styles.right}>{formatPaise(multiplyPaise(line.price, line.quantity))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className={styles.sum}>
            <th scope="row" colSpan={3}>
              {text('cart.subtotal')}
            </th>
            <td className={styles.right}>{formatPaise(order.subtotal)}</td>
          </tr>
          {order.promotion > 0 && (
            <tr className={`${styles.sum} ${styles.save}`}>
              <th scope="row" colSpan={3}>
                {text('cart.promotion')}
              </th>
              <td className={styles.right}>{formatPaise(paise(-order.promotion))}</td>
            </tr>
          )}
          {isFree && (
            <tr className={styles.sum}>
              <th scope="row" colSpan={3}>
                {text('cart.delivery')}
              </th>
              <td className={`${styles.right} ${styles.free} free`}>{text('word.free')}</td>
            </tr>
          )}
          <tr className={`${styles.sum} ${styles.total}`}>
            <th scope="row" colSpan={3}>
              {text('cart.grand_total')}
            </th>
            <td className={styles.right}>{formatPaise(order.total)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
