'use client';

import { useEffect } from 'react';
import { ButtonLink } from '@/components/ui/button/button-link';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { FailedState } from '@/components/ui/empty-state/failed-state';
import { useLastOrder } from '@/lib/client/orders/use-orders';
import { revalidate } from '@/lib/client/revalidate';
import { useSession } from '@/lib/client/session/use-session';
import { keys } from '@/lib/config/api-paths';
import { paths } from '@/lib/config/paths';
import { useText } from '@/lib/messages/use-text';
import { CancelledOrder } from './cancelled-order';
import { forgetAttempt } from './order-attempt';
import { OrderFacts } from './order-facts';
import { ResultPage, ResultSkeleton } from './result-page';

/** The last order, read from the server, so that a reload shows it again (decisions.md 11). */
export function OrderSuccessView() {
  const text = useText();
  const { data, failed, notFound } = useLastOrder();
  const { customer } = useSession();
  const isAnswered = data !== undefined;

  useEffect(() => {
    if (isAnswered) forgetAttempt();
  }, [isAnswered]);

  if (failed) return <FailedState heading="h1" onRetry={() => revalidate(keys.lastOrder)} />;
  if (notFound) {
    return (
      <EmptyState
        heading="h1"
        title={text('orders.empty')}
        action={<ButtonLink href={paths.home}>{text('nav.home')}</ButtonLink>}
      />
    );
  }
  if (!data) return <ResultSkeleton outcome="success" />;
  if (data.isCancelled) return <CancelledOrder orderId={data.id} />;
  return (
    <ResultPage
      outcome="success"
      title={text('success.title', { name: customer?.name.split(' ')[0] ?? '' })}
      text={text('success.text')}
      actions={
        <>
          <ButtonLink variant="accent" href={paths.myOrders} prefetch={false}>
            {text('account.orders')}
          </ButtonLink>
          <ButtonLink variant="onground" href={paths.home}>
            {text('nav.home')}
          </ButtonLink>
        </>
      }
    >
      <OrderFacts order={data} />
    </ResultPage>
  );
}
