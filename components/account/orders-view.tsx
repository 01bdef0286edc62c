'use client';

import { ButtonLink } from '@/components/ui/button/button-link';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { FailedState } from '@/components/ui/empty-state/failed-state';
import { keys } from '@/lib/client/keys';
import { reread } from '@/lib/client/reread';
import { useOrders } from '@/lib/client/use-orders';
import { paths } from '@/lib/config/paths';
import { useText } from '@/lib/messages/use-text';
import { OrderCard } from './order-card';
import { OrdersSkeleton } from './orders-skeleton';

type Props = {
  /** Only the loader: it is not known yet who is signed in. */
  waiting?: boolean;
};

/** My Orders, newest first; without one the server's message (spec 2). */
export function OrdersView({ waiting }: Props) {
  const text = useText();
  const { data, failed } = useOrders(waiting);
  if (failed) return <FailedState onRetry={() => reread(keys.orders)} />;
  if (!data) return <OrdersSkeleton />;
  if (data.orders.length === 0) {
    return (
      <EmptyState
        title={data.message || text('orders.empty')}
        action={<ButtonLink href={paths.home}>{text('cart.continue')}</ButtonLink>}
      />
    );
  }
  return data.orders.map((order) => <OrderCard key={order.id} order={order} />);
}
