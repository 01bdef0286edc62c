import { BillSkeleton } from '@/components/ui/bill/bill-skeleton';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { SkeletonGroup } from '@/components/ui/skeleton/skeleton-group';
import styles from './cart-skeleton.module.css';
import { CartTable } from './cart-table';
import table from './cart-table.module.css';

const ROWS = [0, 1, 2] as const;

/** Skeleton of the cart. Not shown without JavaScript. */
export function CartSkeleton() {
  return (
    <SkeletonGroup className={`two-columns ${styles.skeleton}`}>
      <div className={styles.table} aria-hidden="true">
        <CartTable>
          {ROWS.map((row) => (
            <RowSkeleton key={row} />
          ))}
        </CartTable>
      </div>
      <BillSkeleton />
    </SkeletonGroup>
  );
}

/** Like a `CartRow` with a discount. */
function RowSkeleton() {
  return (
    <tr className={table.row}>
      <th scope="row" className={table.name}>
        <div className={table.image}>
          <Skeleton shape="tile" className={table.tile ?? ''} />
        </div>
        <div className={styles.words}>
          <Skeleton shape="text" />
          <Skeleton shape="text" />
          <Skeleton shape="short" />
          <Skeleton shape="short" />
        </div>
      </th>
      <td className={table.price}>
        <Skeleton shape="text" className={styles.price ?? ''} />
      </td>
      <td className={table.quantity}>
        <div className={styles.stepper}>
          <Skeleton shape="button" />
        </div>
      </td>
      <td className={table.total}>
        <Skeleton shape="price" className={styles.total ?? ''} />
      </td>
      <td className={table.remove} />
    </tr>
  );
}
