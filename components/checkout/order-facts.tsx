import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link/link';
import { paths } from '@/lib/config/paths';
import type { LastOrder } from '@/lib/contract/bff/orders';
import { formatDay } from '@/lib/domain/dates';
import { formatPaise, paise, subtractPaise } from '@/lib/domain/money';
import { useText } from '@/lib/messages/use-text';
import styles from './result.module.css';

/** Order id, total, with a promotion also the offer and the total paid (spec 2), and the delivery day when known. */
export function OrderFacts({ order }: { order: LastOrder }) {
  const text = useText();
  return (
    <dl className={styles.facts}>
      <FactRow label={text('success.order')}>
        <Link href={paths.orderDetails(order.id)} prefetch={false}>
          #{order.id}
        </Link>
      </FactRow>
      {order.deliveryDate !== '' && (
        <FactRow label={text('cart.delivery')}>{formatDay(order.deliveryDate, text.language)}</FactRow>
      )}
      <FactRow label={text('success.total')}>{formatPaise(order.subtotal)}</FactRow>
      {order.promotion > 0 && (
        <>
          <FactRow label={text('cart.promotion')}>{formatPaise(paise(-order.promotion))}</FactRow>
          <FactRow label={text('success.paid')}>
            {formatPaise(subtractPaise(order.subtotal, order.promotion))}
          </FactRow>
        </>
      )}
    </dl>
  );
}

function FactRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
