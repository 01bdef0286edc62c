'use client';

import { Button } from '@/components/ui/button/button';
import { ButtonLink } from '@/components/ui/button/button-link';
import { Loader } from '@/components/ui/loader/loader';
import { paths } from '@/lib/config/paths';
import { useText } from '@/lib/messages/use-text';
import { CancelledOrder } from './cancelled-order';
import { FailedOrder } from './failed-order';
import { HomeLink } from './home-link';
import { ResultPage, ResultSkeleton } from './result-page';
import { usePaymentResult } from './use-payment-result';

/** What the bank has not said yet, or never will. */
const UNSETTLED = {
  slow: { title: 'payment.checking', text: 'payment.checking_text' },
  waiting: { title: 'payment.waiting_title', text: 'payment.waiting_text' },
  none: { title: 'payment.none_title', text: 'payment.none_text' },
} as const;

/** The outcome of the payment in the URL; it claims nothing that the bank has not said (decisions.md 9). */
export function PaymentOutcome({ at }: { at: 'payment-return' | 'order-failed' }) {
  const text = useText();
  const { status, orderId, askAgain } = usePaymentResult(at);

  switch (status) {
    case 'slow':
    case 'waiting':
    case 'none':
      return (
        <ResultPage
          outcome="waiting"
          title={text(UNSETTLED[status].title)}
          text={text(UNSETTLED[status].text)}
          actions={
            <>
              {status === 'waiting' && <Button onClick={askAgain}>{text('payment.ask_again')}</Button>}
              <OrdersLink />
              {status === 'slow' && <CartLink />}
              {status === 'none' && <HomeLink />}
            </>
          }
        />
      );
    case 'cancelled':
      return <CancelledOrder orderId={orderId} paid />;
    case 'failed':
      return <FailedOrder isCartIntact />;
    case 'refund':
      return <FailedOrder message="payment.refund" />;
    default:
      return (
        <>
          <ResultSkeleton outcome="waiting" />
          <Loader text={text('payment.checking')} />
        </>
      );
  }
}

function OrdersLink() {
  const text = useText();
  return (
    <ButtonLink variant="line" href={paths.myOrders} prefetch={false}>
      {text('account.orders')}
    </ButtonLink>
  );
}

function CartLink() {
  const text = useText();
  return (
    <ButtonLink variant="line" href={paths.cart}>
      {text('cart.title')}
    </ButtonLink>
  );
}
