'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button/button';
import { OutcomeMessage } from '@/components/ui/inline-message/outcome-message';
import { useCart } from '@/lib/client/cart/use-cart';
import { useAddresses } from '@/lib/client/use-addresses';
import { formatPaise } from '@/lib/domain/money';
import { needsPayment } from '@/lib/domain/pricing';
import { useText } from '@/lib/messages/use-text';
import styles from './checkout.module.css';
import type { ChosenPayment } from './choose-intent';
import type { OrderFailure } from './order-failure';
import { OrderSummary } from './order-summary';
import { PaymentChoice } from './payment-choice';

type Props = {
  deliverTo: ReactNode;
  payment: ChosenPayment | undefined;
  onPayment: (choice: ChosenPayment) => void;
  failure: OrderFailure | undefined;
  busy: boolean;
  onComplete: () => void;
};

export function CheckoutForm({ deliverTo, payment, onPayment, failure, busy, onComplete }: Props) {
  const text = useText();
  const { cart, lines, totals } = useCart();
  const chosen = useAddresses().addresses.find(({ isDefault }) => isDefault);
  const failureBox = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (failure) failureBox.current?.scrollIntoView({ block: 'center' });
  }, [failure]);

  const button = (
    <Button size="lg" block busy={busy} onClick={onComplete}>
      {text('checkout.complete')}
    </Button>
  );
  return (
    <>
      <div className={failure && styles.failure} ref={failureBox}>
        <OutcomeMessage
          outcome={failure && { tone: failure.unclear ? 'info' : 'error', message: failure.message }}
        />
      </div>
      <div className="two-columns">
        <div className={styles.sections}>
          {deliverTo}
          <PaymentChoice
            needed={needsPayment(totals)}
            online={cart?.onlinePayment === true}
            choice={payment}
            onChoose={onPayment}
          />
        </div>
        <aside>
          <OrderSummary lines={lines} totals={totals} served={chosen?.served} action={button} />
        </aside>
      </div>
      <div className={`${styles.bar} no-print`} data-bar>
        <p>
          <small className={styles.barLabel}>{text('cart.grand_total')}</small>
          <b className={styles.barTotal}>{formatPaise(totals.total)}</b>
        </p>
        <Button busy={busy} onClick={onComplete}>
          {text('checkout.complete')}
        </Button>
      </div>
    </>
  );
}
