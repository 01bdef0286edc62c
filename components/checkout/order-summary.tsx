import type { ReactNode } from 'react';
import { Bill, BillRow, BillRows } from '@/components/ui/bill/bill';
import { TotalsRows } from '@/components/ui/bill/totals-rows';
import { Link } from '@/components/ui/link/link';
import { spokenName } from '@/components/ui/spoken-name';
import { useFreeDelivery } from '@/lib/client/free-delivery';
import { paths } from '@/lib/config/paths';
import type { CartLine } from '@/lib/contract/bff/cart';
import { formatPaise } from '@/lib/domain/money';
import { type CartTotals, lineTotal } from '@/lib/domain/pricing';
import { useText } from '@/lib/messages/use-text';
import styles from './checkout.module.css';

type Props = {
  lines: readonly CartLine[];
  totals: CartTotals;
  /** False when the shop does not deliver to the chosen address. */
  served: boolean | undefined;
  action: ReactNode;
};

/** Each line as product, variant and nic name times quantity with its amount, then the totals (spec 2, Checkout). */
export function OrderSummary({ lines, totals, served, action }: Props) {
  const text = useText();
  return (
    <Bill
      title={text('checkout.summary')}
      foot={
        <>
          {action}
          <p className={styles.accept}>
            {text('checkout.accept')}{' '}
            <Link className="link" href={paths.terms}>
              {text('signin.terms')}
            </Link>
            .
          </p>
        </>
      }
    >
      <BillRows>
        {lines.map((line) => (
          <BillRow
            key={line.id}
            label={spokenName(text.language, line.name)}
            note={`${line.variantName} ${line.nicName} × ${line.quantity}`}
            value={formatPaise(lineTotal(line))}
          />
        ))}
      </BillRows>
      <TotalsRows totals={totals} isFree={useFreeDelivery()} served={served} />
    </Bill>
  );
}
