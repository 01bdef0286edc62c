'use client';

import { AccountHead } from '@/components/account/account-frame';
import { ButtonLink } from '@/components/ui/button/button-link';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { FailedState } from '@/components/ui/empty-state/failed-state';
import { useOrder } from '@/lib/client/orders/use-orders';
import { revalidate } from '@/lib/client/revalidate';
import { keys } from '@/lib/config/api-paths';
import { paths } from '@/lib/config/paths';
import { useText } from '@/lib/messages/use-text';
import { OrderDetailsSkeleton } from './order-details-skeleton';
import { type BillHead, OrderView } from './order-view';
import { useOrderId } from './use-order-id';

/** The order named by the URL; another customer's order is not found (decisions.md 19). `shop` is for the bill. */
export function OrderDetailsView({ shop }: { shop: BillHead }) {
  const text = useText();
  const { orderId } = useOrderId();
  const { data, failed, notFound } = useOrder(orderId);

  if (data) return <OrderView order={data} shop={shop} />;
  if (orderId && !failed && !notFound) return <OrderDetailsSkeleton />;
  return (
    <>
      <AccountHead title={text('order.details')} />
      {failed && orderId ? (
        <FailedState onRetry={() => revalidate(keys.order(orderId))} />
      ) : (
        <EmptyState
          title={text('order.not_found')}
          action={
            <ButtonLink href={paths.myOrders} prefetch={false}>
              {text('account.orders')}
            </ButtonLink>
          }
        />
      )}
    </>
  );
}
