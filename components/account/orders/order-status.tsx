import type { OrderStatus as Status } from '@/lib/domain/order-status';
import { useText } from '@/lib/messages/use-text';
import styles from './order-status.module.css';

const LOOKS: Partial<Record<Status, string | undefined>> = {
  Pending: styles.pending,
  'Order Return': styles.returned,
  'Order Cancelled': styles.cancelled,
};

/**
 * Order Return in the error colour, the others in the success colour (spec 2); cancelled, our own status, without a
 * colour. The icon's shape also differs for pending, returning and cancelled orders.
 */
export function OrderStatus({ status }: { status: Status }) {
  const text = useText();
  return <span className={`${styles.status} ${LOOKS[status] ?? ''}`}>{text(`status.${status}`)}</span>;
}
