import { OrderStatus } from '@/components/account/orders/order-status';
import { OrdersSkeleton } from '@/components/account/orders/orders-skeleton';
import { TrackingTimeline } from '@/components/account/orders/tracking-timeline';
import { Bill } from '@/components/ui/bill/bill';
import { BillSkeleton } from '@/components/ui/bill/bill-skeleton';
import { TotalsRows } from '@/components/ui/bill/totals-rows';
import { Button } from '@/components/ui/button/button';
import { Carousel } from '@/components/ui/carousel/carousel';
import { Disclosure } from '@/components/ui/disclosure/disclosure';
import { ProductLine } from '@/components/ui/product-line/product-line';
import { SellerFacts } from '@/components/ui/seller-facts/seller-facts';
import type { ProductCard } from '@/lib/contract/bff/product';
import { paise } from '@/lib/domain/money';
import { ORDER_STATUSES } from '@/lib/domain/order-status';
import { packText } from '@/lib/domain/pack';
import { SAMPLE_DETAILS } from './samples';
import { Section } from './section';
import styles from './styleguide.module.css';

const TOTALS = { subtotal: paise(26400), promotion: paise(5000), total: paise(21400), saving: paise(7800) };
const NO_OFFER = { ...TOTALS, promotion: paise(0), total: TOTALS.subtotal };
const ENTRIES = [
  { at: '2025-11-19T03:30:00.000Z', status: 'Pending' },
  { at: '2025-11-19T05:00:00.000Z', status: 'Confirm' },
] as const;

/** Bills, orders and other components made of lines. */
export function Papers({ product }: { product: ProductCard }) {
  return (
    <div className={styles.group}>
      <Section title="Bill">
        <div className={styles.paper}>
          <Bill title="Bill" foot={<Button block>Proceed to Checkout</Button>}>
            <TotalsRows totals={TOTALS} isFree />
          </Bill>
        </div>
      </Section>
      <Section title="Bill, not served">
        <div className={styles.paper}>
          <Bill title="Bill">
            <TotalsRows totals={NO_OFFER} isFree served={false} />
          </Bill>
        </div>
      </Section>
      <Section title="Bill, on its way">
        <div className={styles.paper}>
          <BillSkeleton />
        </div>
      </Section>
      <Section title="Order statuses">
        <div className={styles.row}>
          {ORDER_STATUSES.map((status) => (
            <OrderStatus key={status} status={status} />
          ))}
        </div>
        <TrackingTimeline entries={[...ENTRIES]} />
      </Section>
      <Section title="Orders, on their way">
        <div className={styles.paper}>
          <OrdersSkeleton />
        </div>
      </Section>
      <Section title="Product line">
        <ul className={styles.paper}>
          <ProductLine image={product.image} tone={product.tone} name={product.name} end="2 × ₹38">
            {packText(product)}
          </ProductLine>
          <ProductLine image="" name="Without a picture">
            500 g
          </ProductLine>
        </ul>
      </Section>
      <Section title="Carousel">
        <div className={styles.paper}>
          <Carousel label="Slides">
            <p className={styles.ground}>One</p>
            <p className={styles.ground}>Two</p>
          </Carousel>
        </div>
      </Section>
      <Section title="Menu and seller">
        <Disclosure summary="A menu">
          <Button variant="text">Sign out</Button>
        </Disclosure>
        <SellerFacts seller={SAMPLE_DETAILS.seller} address={SAMPLE_DETAILS.address} />
      </Section>
    </div>
  );
}
