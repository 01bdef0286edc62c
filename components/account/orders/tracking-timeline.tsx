import type { Tracking } from '@/lib/contract/bff/orders';
import { formatMoment } from '@/lib/domain/dates';
import { ORDER_STATUSES, type OrderStatus } from '@/lib/domain/order-status';
import { useText } from '@/lib/messages/use-text';
import styles from './tracking-timeline.module.css';

const STEPS: readonly OrderStatus[] = ORDER_STATUSES.filter(
  (status) => status !== 'Order Return' && status !== 'Order Cancelled',
);

/** Final statuses other than delivery, coloured as `OrderStatus` colours them. */
const FINAL_TONES: Partial<Record<OrderStatus, string | undefined>> = {
  'Order Return': styles.returned,
  'Order Cancelled': styles.cancelled,
};

function stillToCome(last: OrderStatus | undefined): readonly OrderStatus[] {
  if (last === undefined) return STEPS;
  const at = STEPS.indexOf(last);
  return at === -1 ? [] : STEPS.slice(at + 1);
}

/** Steps as dots; the line between two completed ones is solid (spec 2, Track Order). */
export function TrackingTimeline({ entries }: { entries: Tracking['entries'] }) {
  const text = useText();
  const last = entries.length - 1;
  return (
    <ol aria-label={text('track.timeline')}>
      {entries.map(({ at, status }, index) => (
        <li
          key={at + status}
          className={`${styles.step} ${index === last ? styles.now : styles.done} ${FINAL_TONES[status] ?? ''}`}
          aria-current={index === last ? 'step' : undefined}
        >
          <b className={styles.message}>{text(`tracking.${status}`)}</b>
          <time className={styles.time} dateTime={at}>
            {formatMoment(at, text.language)}
          </time>
        </li>
      ))}
      {stillToCome(entries[last]?.status).map((status) => (
        <li key={status} className={`${styles.step} ${styles.todo}`}>
          <span className="sr-only">{text('track.to_come')} </span>
          <b className={styles.message}>{text(`status.${status}`)}</b>
        </li>
      ))}
    </ol>
  );
}
