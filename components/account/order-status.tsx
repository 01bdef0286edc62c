import type { OrderStatus as Status } from '@/lib/domain/order-status';
import styles from './order-status.module.css';

/** Order Return in the error colour, what waits in turmeric, the others in the success colour (spec 2). */
export function OrderStatus({ status }: { status: Status }) {
  const look = status === 'Order Return' ? styles.returned : status === 'Pending' ? styles.pending : '';
  return <span className={`${styles.status} ${look}`}>{status}</span>;
}
