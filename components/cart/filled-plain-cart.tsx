import { PriceChangeList } from '@/components/cart-gate/price-change-list';
import { ProblemList } from '@/components/cart-gate/problem-list';
import { Bill } from '@/components/ui/bill/bill';
import { TotalsRows } from '@/components/ui/bill/totals-rows';
import { ButtonLink } from '@/components/ui/button/button-link';
import { Icon } from '@/components/ui/icon/icon';
import { NoScript } from '@/components/ui/no-script/no-script';
import type { CartView } from '@/lib/client/cart-lines';
import { paths } from '@/lib/config/paths';
import type { CartCheck } from '@/lib/contract/bff/cart';
import { text } from '@/lib/messages/text';
import { CartFormButton } from './cart-form-button';
import styles from './cart-page.module.css';
import { CartTable } from './cart-table';
import { FormRow } from './form-row';
import { LimitNote } from './limit-note';
import plain from './plain-cart.module.css';

type Props = { checked: CartCheck; view: CartView; back: string };

/** Lines, what keeps them from being ordered, and the bill. */
export function FilledPlainCart({ checked, view, back }: Props) {
  const { lines, totals } = view;
  return (
    <div className="two-columns">
      <div>
        {checked.problems.length > 0 && (
          <section className={plain.check}>
            <h2>{text('cart.problem_title')}</h2>
            <ProblemList result={checked} />
            <CartFormButton deed="remove_problems" variant="line" size="sm">
              {text('cart.remove_problems')}
            </CartFormButton>
          </section>
        )}
        {checked.priceChanges.length > 0 && (
          <section className={plain.check}>
            <h2>{text('cart.prices_changed')}</h2>
            <PriceChangeList result={checked} />
            <CartFormButton deed="accept_changes" variant="line" size="sm">
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
        <p className={styles.continue}>
          <ButtonLink variant="text" href={back}>
            <Icon name="chevron-left" size={20} />
            {text('cart.continue')}
          </ButtonLink>
        </p>
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
          <TotalsRows totals={totals} />
        </Bill>
      </aside>
    </div>
  );
}
