import { ButtonLink } from '@/components/ui/button/button-link';
import { Icon } from '@/components/ui/icon/icon';
import { Link } from '@/components/ui/link/link';
import { ProductLine } from '@/components/ui/product-line/product-line';
import { paths } from '@/lib/config/paths';
import type { OrderSummary } from '@/lib/contract/bff/orders';
import { formatDay } from '@/lib/domain/dates';
import { formatPaise } from '@/lib/domain/money';
import { useText } from '@/lib/messages/use-text';
import { BuyAgainButton } from './buy-again-button';
import { NameAndPack } from './name-and-pack';
import styles from './order-card.module.css';
import { OrderStatus } from './order-status';
import { RefundNote } from './refund-note';

const SHOWN_LINES = 3;

/** One order of My Orders (spec 2): three lines, then "and 3 more". */
export function OrderCard({ order }: { order: OrderSummary }) {
  const text = useText();
  const more = order.lines.length - SHOWN_LINES;
  const details = paths.orderDetails(order.id);
  const titleId = `order-${order.id}`;
  return (
    <article className={styles.order} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 className={styles.title}>
          <Link className={styles.id} id={titleId} href={details} prefetch={false}>
            #{order.id}
          </Link>
        </h2>
        <OrderStatus status={order.status} />
        <p className={styles.meta}>
          {text('orders.ordered_on', { date: formatDay(order.orderedAt, text.language) })}
        </p>
        {order.deliveryDate !== '' && (
          <p className={`${styles.meta} num`}>
            {text('orders.delivery', { date: formatDay(order.deliveryDate, text.language) })}
          </p>
        )}
      </header>
      <ul className={styles.lines}>
        {order.lines.slice(0, SHOWN_LINES).map((line) => (
          <ProductLine
            key={line.slug}
            image={line.image}
            tone={line.tone}
            name={line.name}
            end={`${line.quantity} × ${formatPaise(line.price)}`}
          >
            <NameAndPack line={line} />
          </ProductLine>
        ))}
        {more > 0 && (
          <li>
            <Link className={`link ${styles.more}`} href={details} prefetch={false}>
              {text('orders.more', { count: more })}
            </Link>
          </li>
        )}
      </ul>
      <RefundNote className={styles.refund} refund={order.refund} />
      <footer className={styles.foot}>
        <p className={styles.total}>
          {text('cart.grand_total')}
          <b>{formatPaise(order.total)}</b>
        </p>
        <div className={styles.actions}>
          <BuyAgainButton orderId={order.id} describedBy={titleId} />
          <ButtonLink
            variant="leaf"
            size="sm"
            href={paths.trackOrder(order.id)}
            prefetch={false}
            aria-describedby={titleId}
          >
            <Icon name="truck" size={20} />
            {text('orders.track')}
          </ButtonLink>
        </div>
      </footer>
    </article>
  );
}
