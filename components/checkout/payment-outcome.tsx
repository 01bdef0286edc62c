'use client';

import { Button } from '@/components/ui/button/button';
import { ButtonLink } from '@/components/ui/button/button-link';
import { Loader } from '@/components/ui/loader/loader';
import { paths } from '@/lib/config/paths';
import { useText } from '@/lib/messages/use-text';
import { CancelledOrder } from './cancelled-order';
import { ResultPage, ResultSkeleton } from './result-page';
import { usePaymentResult } from './use-payment-result';

/** What became of the payment in the address: what the bank says, and nothing that is not known (decisions.md 9). */
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
  if (status === 'failed' || status === 'refund') {
    const told = status === 'failed' ? text('failed.text') : text('payment.refund');
    return (
      <ResultPage
        outcome="failed"
        title={text('failed.title')}
        text={told}
        actions={
          <>
            {/* why: behind what comes next, Back would find that an order failed which has been placed */}
            <ButtonLink href={paths.checkout} prefetch={false} replace>
              {text('failed.try_again')}
            </ButtonLink>
            <HomeLink />
          </>
        }
      >
        {status === 'failed' && <p>{text('failed.cart')}</p>}
      </ResultPage>
    );
  }
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

function HomeLink() {
  const text = useText();
  return (
    <ButtonLink variant="line" href={paths.home}>
      {text('nav.home')}
    </ButtonLink>
  );
}
