import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link/link';
import { paths } from '@/lib/config/paths';
import type { LastOrder } from '@/lib/contract/bff/orders';
import { formatDay } from '@/lib/domain/dates';
import { formatPaise, paise, subtractPaise } from '@/lib/domain/money';
import { useText } from '@/lib/messages/use-text';
import styles from './result.module.css';

/** Order id, total price, when there was one the promotion offer and total paid (spec 2), and the day it comes when that is known. */
export function OrderFacts({ order }: { order: LastOrder }) {
  const text = useText();
  return (
    <dl className={styles.facts}>
      <Fact label={text('success.order')}>
        <Link href={paths.orderDetails(order.id)} prefetch={false}>
          #{order.id}
        </Link>
      </Fact>
      {order.deliveryDate !== '' && (
        <Fact label={text('cart.delivery')}>{formatDay(order.deliveryDate, text.language)}</Fact>
      )}
      <Fact label={text('success.total')}>{formatPaise(order.subtotal)}</Fact>
      {order.promotion > 0 && (
        <>
          <Fact label={text('cart.promotion')}>{formatPaise(paise(-order.promotion))}</Fact>
          <Fact label={text('success.paid')}>
            {formatPaise(subtractPaise(order.subtotal, order.promotion))}
          </Fact>
        </>
      )}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
