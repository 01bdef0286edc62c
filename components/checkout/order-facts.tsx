import Link from 'next/link';
import type { ReactNode } from 'react';
import { paths } from '@/lib/config/paths';
import type { LastOrder } from '@/lib/contract/bff/orders';
import { formatPaise, paise, subtractPaise } from '@/lib/domain/money';
import { text } from '@/lib/messages/text';
import styles from './result.module.css';

/** Order id, total price, and when there was one the promotion offer and total paid (spec 2, Order success). */
export function OrderFacts({ order }: { order: LastOrder }) {
  return (
    <dl className={styles.facts}>
      <Fact label={text('success.order')}>
        <Link href={paths.orderDetails(order.id)} prefetch={false}>
          #{order.id}
        </Link>
      </Fact>
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
