import { Button } from '@/components/ui/button/button';
import { ButtonLink } from '@/components/ui/button/button-link';
import { BrandSymbol } from '@/components/ui/icon/brand-symbol';
import { Icon } from '@/components/ui/icon/icon';
import { paths } from '@/lib/config/paths';
import type { OrderDetails } from '@/lib/contract/bff/orders';
import { formatDay } from '@/lib/domain/dates';
import { text } from '@/lib/messages/text';
import { AccountHead } from './account-frame';
import { AddressLines } from './address-lines';
import { OrderStatus } from './order-status';
import { OrderTable } from './order-table';
import styles from './order-view.module.css';

/** 'COD shown as is, otherwise the type followed by payment' (spec 2, Order Details). */
function paymentText(type: string): string {
  return type === 'COD' ? type : text('order.payment_of', { type });
}

/** One order, ready to print. */
export function OrderView({ order, phone }: { order: OrderDetails; phone: string }) {
  return (
    <>
      <div className={`print-only ${styles.letterhead}`}>
        <BrandSymbol className={styles.symbol ?? ''} />
        <b className={styles.shop}>{text('shop.name')}</b>
        {phone !== '' && ` · ${phone}`}
      </div>
      <AccountHead
        title={
          <>
            {text('order.title')} <span className="num">#{order.id}</span>
          </>
        }
        actions={
          <>
            <ButtonLink variant="leaf" size="sm" href={paths.trackOrder(order.id)} prefetch={false}>
              <Icon name="truck" size={20} />
              {text('orders.track')}
            </ButtonLink>
            <Button variant="line" size="sm" onClick={() => window.print()}>
              <Icon name="print" size={20} />
              {text('order.print')}
            </Button>
          </>
        }
      />
      <dl className={styles.meta}>
        <Fact label={text('order.ordered_on')}>{formatDay(order.orderedAt)}</Fact>
        {order.deliveryDate !== '' && (
          <Fact label={text('cart.delivery')}>{formatDay(order.deliveryDate)}</Fact>
        )}
        <Fact label={text('order.payment')}>{paymentText(order.paymentType)}</Fact>
        <Fact label={text('order.status')}>
          <OrderStatus status={order.status} />
        </Fact>
      </dl>
      <div className={styles.sections}>
        <section>
          <h2 className={styles.subtitle}>{text('order.shipping_address')}</h2>
          <address className={styles.address}>
            <b>{order.shipTo.name}</b>
            <br />
            <AddressLines place={order.shipTo} />
          </address>
        </section>
        <OrderTable order={order} />
      </div>
    </>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
