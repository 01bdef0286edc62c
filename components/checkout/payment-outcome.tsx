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

/** The outcome of the payment in the URL; it claims nothing that the bank has not said (decisions.md 9). */
export function PaymentOutcome({ at }: { at: 'payment-return' | 'order-failed' }) {
  const text = useText();
  const { status, orderId, askAgain } = usePaymentResult(at);

  if (status === 'slow') {
    return (
      <ResultPage
        outcome="waiting"
        title={text('payment.checking')}
        text={text('payment.checking_text')}
        actions={
          <>
            <OrdersLink />
            <ButtonLink variant="line" href={paths.cart}>
              {text('cart.title')}
            </ButtonLink>
          </>
        }
      />
    );
  }
  if (status === 'waiting') {
    return (
      <ResultPage
        outcome="waiting"
        title={text('payment.waiting_title')}
        text={text('payment.waiting_text')}
        actions={
          <>
            <Button onClick={askAgain}>{text('payment.ask_again')}</Button>
            <OrdersLink />
          </>
        }
      />
    );
  }
  if (status === 'none') {
    return (
      <ResultPage
        outcome="waiting"
        title={text('payment.none_title')}
        text={text('payment.none_text')}
        actions={
          <>
            <OrdersLink />
            <HomeLink />
          </>
        }
      />
    );
  }
  if (status === 'cancelled') return <CancelledOrder orderId={orderId} paid />;
  if (status === 'failed') return <FailedOrder isCartIntact />;
  if (status === 'refund') return <FailedOrder message="payment.refund" />;
  return (
    <>
      <ResultSkeleton outcome="waiting" />
      <Loader text={text('payment.checking')} />
    </>
  );
}

function OrdersLink() {
  const text = useText();
  return (
    <ButtonLink variant="line" href={paths.myOrders} prefetch={false}>
      {text('account.orders')}
    </ButtonLink>
  );
}
