import { PriceChangeList } from '@/components/cart-gate/price-change-list';
import { ProblemList } from '@/components/cart-gate/problem-list';
import { Bill } from '@/components/ui/bill/bill';
import { TotalsRows } from '@/components/ui/bill/totals-rows';
import { ButtonLink } from '@/components/ui/button/button-link';
import { NoScript } from '@/components/ui/no-script/no-script';
import { paths } from '@/lib/config/paths';
import type { CartCheck, CartLine } from '@/lib/contract/bff/cart';
import type { DeliveryTerms } from '@/lib/contract/bff/content';
import type { CartView } from '@/lib/domain/cart-view';
import { useText } from '@/lib/messages/use-text';
import { CartFormButton } from './cart-form-button';
import { CartTable } from './cart-table';
import { ContinueLink } from './continue-link';
import { FormRow } from './form-row';
import { LimitNote } from './limit-note';
import plain from './plain-cart.module.css';

type Props = { checked: CartCheck; terms: DeliveryTerms; view: CartView<CartLine>; back: string };

/** Lines, whatever blocks checkout, and the bill. */
export function FilledPlainCart({ checked, terms, view, back }: Props) {
  const text = useText();
  const { lines, totals } = view;
  return (
    <div className="two-columns">
      <div>
        {checked.problems.length > 0 && (
          <section className={plain.check}>
            <h2>{text('cart.problem_title')}</h2>
            <ProblemList result={checked} />
            <CartFormButton operation="remove_problems" variant="line" size="sm">
              {text('cart.remove_problems')}
            </CartFormButton>
          </section>
        )}
        {checked.priceChanges.length > 0 && (
          <section className={plain.check}>
            <h2>{text('cart.prices_changed')}</h2>
            <PriceChangeList result={checked} />
            <CartFormButton operation="accept_changes" variant="line" size="sm">
              {text('cart.accept_changes')}
            </CartFormButton>
          </section>
        )}
        <LimitNote subtotal={totals.subtotal} limits={checked.cart.limits} />
        {lines.length > 0 && (
          <CartTable>
            {lines.map((line) => (
              <FormRow key={line.productId} line={line} />
            ))}
          </CartTable>
        )}
        <ContinueLink href={back} />
      </div>
      <aside>
        <Bill
          title={text('cart.bill')}
          foot={
            <>
              <NoScript message="cart.pay_noscript" />
              <ButtonLink
                size="lg"
                block
                className={plain.withScript ?? ''}
                href={paths.checkout}
                prefetch={false}
              >
                {text('cart.checkout')}
              </ButtonLink>
            </>
          }
        >
          <TotalsRows totals={totals} isFree={terms.isDeliveryFree} />
        </Bill>
      </aside>
    </div>
  );
}
