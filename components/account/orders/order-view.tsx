import { AccountHead } from '@/components/account/account-frame';
import { AddressLines } from '@/components/account/addresses/address-lines';
import { BrandSymbol } from '@/components/ui/icon/brand-symbol';
import { hasSellerFacts, SellerFacts } from '@/components/ui/seller-facts/seller-facts';
import type { SiteDetails } from '@/lib/contract/bff/content';
import type { OrderDetails } from '@/lib/contract/bff/orders';
import { formatDay } from '@/lib/domain/dates';
import { PAID_ONLINE } from '@/lib/domain/payment-state';
import type { MessageId } from '@/lib/messages/message-id';
import type { Text } from '@/lib/messages/text';
import { useText } from '@/lib/messages/use-text';
import { OrderActions } from './order-actions';
import { OrderHelp } from './order-help';
import { OrderStatus } from './order-status';
import { OrderTable } from './order-table';
import styles from './order-view.module.css';
import { RefundNote } from './refund-note';

const PAYMENT_TYPES: Readonly<Record<string, MessageId>> = {
  [PAID_ONLINE]: 'order.online',
  promotion: 'order.promotion',
};

/** 'COD shown as is, otherwise the type followed by payment' (spec 2, Order Details). */
function paymentTypeLabel(text: Text, type: string): string {
  if (type === 'COD') return type;
  const label = PAYMENT_TYPES[type];
  return text('order.payment_of', { type: label ? text(label) : type });
}

/** The seller's details on the bill. */
export type BillHead = Pick<SiteDetails, 'phone' | 'address' | 'seller'>;

/** One order; prints as a bill of supply. */
export function OrderView({ order, shop }: { order: OrderDetails; shop: BillHead }) {
  const text = useText();
  const { phone, seller, address } = shop;
  return (
    <>
      <div className={`print-only ${styles.letterhead}`}>
        <BrandSymbol className={styles.symbol ?? ''} />
        <b className={styles.shop}>{text('shop.name')}</b>
        {phone !== '' && ` · ${phone}`}
        {seller.legalName.words !== '' && <p className={styles.bill}>{text('order.bill')}</p>}
      </div>
      <AccountHead
        title={
          <>
            {text('order.title')} <span className="num">#{order.id}</span>
          </>
        }
        actions={<OrderActions orderId={order.id} />}
      />
      <dl className={styles.meta}>
        <DetailRow label={text('order.ordered_on')}>{formatDay(order.orderedAt, text.language)}</DetailRow>
        {order.deliveryDate !== '' && (
          <DetailRow label={text('cart.delivery')}>{formatDay(order.deliveryDate, text.language)}</DetailRow>
        )}
        <DetailRow label={text('order.payment')}>{paymentTypeLabel(text, order.paymentType)}</DetailRow>
        <DetailRow label={text('order.status')}>
          <OrderStatus status={order.status} />
        </DetailRow>
      </dl>
      <RefundNote className={styles.refund} refund={order.refund} />
      <div className={styles.sections}>
        <div className={styles.parties}>
          <section>
            <h2 className={styles.subtitle}>{text('order.shipping_address')}</h2>
            <address className={styles.address}>
              <b>{order.shipTo.name}</b>
              <br />
              <AddressLines place={order.shipTo} />
            </address>
          </section>
          {hasSellerFacts(seller) && (
            <section>
              <h2 className={styles.subtitle}>{text('seller.title')}</h2>
              <SellerFacts className={styles.seller} seller={seller} address={address} />
            </section>
          )}
        </div>
        <div>
          <OrderTable order={order} />
          {seller.billNote.words !== '' && (
            <p className={styles.note} lang={seller.billNote.lang}>
              {seller.billNote.words}
            </p>
          )}
        </div>
      </div>
      <OrderHelp order={order} />
    </>
  );
}

function DetailRow({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
