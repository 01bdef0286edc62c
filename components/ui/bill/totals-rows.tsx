import { formatPaise, paise } from '@/lib/domain/money';
import type { CartTotals } from '@/lib/domain/pricing';
import { text } from '@/lib/messages/text';
import { BillRow, BillRows } from './bill';

type Props = {
  totals: CartTotals;
  /** False: the shop does not deliver to the shopper's pincode. */
  served?: boolean | undefined;
};

/** Subtotal, free delivery, the promotion offer if above 0, grand total (spec 2, Cart page). */
export function TotalsRows({ totals, served = true }: Props) {
  return (
    <BillRows>
      <BillRow label={text('cart.subtotal')} value={formatPaise(totals.subtotal)} />
      {served ? (
        <BillRow label={text('cart.delivery')} value={text('word.free')} look="free" />
      ) : (
        <BillRow label={text('cart.delivery')} value={text('pincode.not_there')} look="refused" />
      )}
      {totals.promotion > 0 && (
        <BillRow label={text('cart.promotion')} value={formatPaise(paise(-totals.promotion))} look="save" />
      )}
      <BillRow label={text('cart.grand_total')} value={formatPaise(totals.total)} look="total" />
    </BillRows>
  );
}
