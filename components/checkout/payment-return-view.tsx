'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/button';
import { ButtonLink } from '@/components/ui/button/button-link';
import { Loader } from '@/components/ui/loader/loader';
import { paths } from '@/lib/config/paths';
import type { MessageId } from '@/lib/messages/catalogue';
import { text } from '@/lib/messages/text';
import { ResultPage } from './result-page';
import { usePaymentResult } from './use-payment-result';

/** Between the payment page and /order-success or /order-failed: what the bank says (decisions.md 9). */
export function PaymentReturnView() {
  const { status, askAgain } = usePaymentResult();

  if (status === 'waiting') {
    return (
      <Outcome outcome="waiting" title="payment.waiting_title" message="payment.waiting_text">
        <Button onClick={askAgain}>{text('payment.ask_again')}</Button>
        <ButtonLink variant="line" href={paths.myOrders} prefetch={false}>
          {text('account.orders')}
        </ButtonLink>
      </Outcome>
    );
  }
  if (status === 'refund') {
    return (
      <Outcome outcome="failed" title="failed.title" message="payment.refund">
        <ButtonLink href={paths.checkout} prefetch={false}>
          {text('failed.try_again')}
        </ButtonLink>
        <ButtonLink variant="line" href={paths.home}>
          {text('nav.home')}
        </ButtonLink>
      </Outcome>
    );
  }
  return <Loader text={text('payment.checking')} />;
}

type Props = { outcome: 'waiting' | 'failed'; title: MessageId; message: MessageId; children: ReactNode };

function Outcome({ outcome, title, message, children }: Props) {
  return <ResultPage outcome={outcome} title={text(title)} text={text(message)} actions={children} />;
}
