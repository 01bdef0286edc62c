import { Bill, BillRow, BillRows } from '@/components/ui/bill/bill';
import { Button } from '@/components/ui/button/button';
import { TextField } from '@/components/ui/field/text-field';
import { InlineMessage } from '@/components/ui/inline-message/inline-message';
import { formatPaise, paise } from '@/lib/domain/money';
import { useText } from '@/lib/messages/use-text';
import { ContentPage } from '../content-page';
import { InertForm } from './inert-form';
import styles from './legacy.module.css';

/** Sample values of the old shop: this fee and coupon exist nowhere else (spec 2). */
const SAMPLE = {
  lines: [
    { name: 'legacy.sample_tomato', amount: paise(8400) },
    { name: 'legacy.sample_banana', amount: paise(5800) },
  ],
  subtotal: paise(14200),
  shippingFee: paise(4000),
  coupon: paise(-2000),
  total: paise(16200),
} as const;

const FORM = 'sample-order';

/** The old shop's mock checkout. */
export function LegacyOrder() {
  const text = useText();
  return (
    <ContentPage title={text('legacy.order_title')}>
      <InlineMessage>{text('legacy.order_note')}</InlineMessage>
      <div className={`two-columns ${styles.order}`}>
        <InertForm id={FORM} columns={2}>
          <TextField label={text('address.name')} autoComplete="off" />
          <TextField label={text('address.mobile')} type="tel" autoComplete="off" />
          <TextField className="full" label={text('address.address')} autoComplete="off" />
          <TextField label={text('address.city')} autoComplete="off" />
          <TextField label={text('address.pincode')} autoComplete="off" />
          <TextField label={text('legacy.coupon')} autoComplete="off" />
        </InertForm>
        <aside>
          <Bill
            title={text('checkout.summary')}
            foot={
              <Button type="submit" form={FORM} size="lg" block>
                {text('legacy.order')}
              </Button>
            }
          >
            <BillRows>
              {SAMPLE.lines.map(({ name, amount }) => (
                <BillRow key={name} label={text(name)} value={formatPaise(amount)} />
              ))}
            </BillRows>
            <BillRows>
              <BillRow label={text('cart.subtotal')} value={formatPaise(SAMPLE.subtotal)} />
              <BillRow label={text('legacy.shipping_fee')} value={formatPaise(SAMPLE.shippingFee)} />
              <BillRow label={text('legacy.coupon')} value={formatPaise(SAMPLE.coupon)} look="save" />
              <BillRow label={text('cart.grand_total')} value={formatPaise(SAMPLE.total)} look="total" />
            </BillRows>
          </Bill>
        </aside>
      </div>
    </ContentPage>
  );
}
