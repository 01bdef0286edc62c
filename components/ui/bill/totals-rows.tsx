import { formatPaise, paise } from '@/lib/domain/money';
import type { CartTotals } from '@/lib/domain/pricing';
import { useText } from '@/lib/messages/use-text';
import { BillRow, BillRows } from './bill';

type Props = {
  totals: CartTotals;
  /** Delivery is free. */
  isFree: boolean;
  /** False when the shop does not deliver to the shopper's pincode. */
  served?: boolean | undefined;
};

/**
 * Subtotal, delivery where it is free or not available, the promotion offer if above 0, grand total (spec 2, Cart
 * page).
 */
export function TotalsRows({ totals, isFree, served = true }: Props) {
  const text = useText();
  return (
    <BillRows>
      <BillRow label={text('cart.subtotal')} value={formatPaise(totals.subtotal)} />
      {!served && <BillRow label={text('cart.delivery')} value={text('pincode.not_there')} look="refused" />}
      {served && isFree && <BillRow label={text('cart.delivery')} value={text('word.free')} look="free" />}
      {totals.promotion > 0 && (
        <BillRow label={text('cart.promotion')} value={formatPaise(paise(-totals.promotion))} look="save" />
      )}
      <BillRow label={text('cart.grand_total')} value={formatPaise(totals.total)} look="total" />
    </BillRows>
  );
}
