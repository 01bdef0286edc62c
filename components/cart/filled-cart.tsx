'use client';

import { Bill } from '@/components/ui/bill/bill';
import { TotalsRows } from '@/components/ui/bill/totals-rows';
import { Button } from '@/components/ui/button/button';
import { InlineMessage } from '@/components/ui/inline-message/inline-message';
import { useCart } from '@/lib/client/cart/use-cart';
import { useFreeDelivery } from '@/lib/client/free-delivery';
import { useMyDelivery } from '@/lib/client/use-delivery';
import { paths } from '@/lib/config/paths';
import { addPaise, formatPaise } from '@/lib/domain/money';
import { useText } from '@/lib/messages/use-text';
import { CartBar } from './cart-bar';
import styles from './cart-page.module.css';
import { CartTable } from './cart-table';
import { ChangingRow } from './changing-row';
import { ContinueLink } from './continue-link';
import { LimitNote } from './limit-note';
import { NotServedNote } from './not-served-note';
import type { useLineChanges } from './use-line-changes';
import { useProceed } from './use-proceed';

type Props = { changes: ReturnType<typeof useLineChanges> };

/** Lines, bill and Proceed to Checkout. */
export function FilledCart({ changes }: Props) {
  const text = useText();
  const { cart, lines, count, totals } = useCart();
  const { proceed, busy, errorMessage } = useProceed();
  const { place } = useMyDelivery();
  const isFree = useFreeDelivery();
  const saved = addPaise(totals.saving, totals.promotion);
  return (
    <>
      <div className="two-columns">
        <div>
          {cart && (
            <div role="status">
              <LimitNote subtotal={totals.subtotal} limits={cart.limits} />
            </div>
          )}
          <CartTable>
            {lines.map((line) => (
              <ChangingRow key={line.productId} line={line} changes={changes} />
            ))}
          </CartTable>
          <ContinueLink href={paths.home} />
        </div>
        <aside>
          <Bill
            title={text('cart.bill')}
            foot={
              <>
                <Button size="lg" block busy={busy} onClick={proceed}>
                  {text('cart.checkout')}
                </Button>
                {errorMessage && (
                  <div className={styles.refusal}>
                    <InlineMessage tone="error">{errorMessage}</InlineMessage>
                  </div>
                )}
              </>
            }
          >
            <TotalsRows totals={totals} isFree={isFree} served={place?.served} />
          </Bill>
          {saved > 0 && (
            <p className={styles.saving}>{text('cart.you_save_order', { amount: formatPaise(saved) })}</p>
          )}
          {place?.served === false && <NotServedNote pincode={place.pincode} />}
        </aside>
      </div>
      <CartBar
        count={count}
        total={totals.total}
        busy={busy}
        errorMessage={errorMessage}
        onProceed={proceed}
      />
    </>
  );
}
