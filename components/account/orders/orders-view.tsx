'use client';

import { ButtonLink } from '@/components/ui/button/button-link';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { FailedState } from '@/components/ui/empty-state/failed-state';
import { Link } from '@/components/ui/link/link';
import { useOrders } from '@/lib/client/orders/use-orders';
import { revalidate } from '@/lib/client/revalidate';
import { keys } from '@/lib/config/api-paths';
import { paths } from '@/lib/config/paths';
import { LISTED_ORDERS } from '@/lib/domain/limits';
import { useText } from '@/lib/messages/use-text';
import { OrderCard } from './order-card';
import { OrdersSkeleton } from './orders-skeleton';

type Props = {
  /** Shows only the loader: the session is not known yet. */
  waiting?: boolean;
};

/** My Orders, newest first; an empty list shows the server's message (spec 2). */
export function OrdersView({ waiting }: Props) {
  const text = useText();
  const { data, failed } = useOrders(waiting);
  if (failed) return <FailedState onRetry={() => revalidate(keys.orders)} />;
  if (!data) return <OrdersSkeleton />;
  if (data.orders.length === 0) {
    return (
      <EmptyState
        title={data.message || text('orders.empty')}
        action={<ButtonLink href={paths.home}>{text('cart.continue')}</ButtonLink>}
      />
    );
  }
  return (
    <>
      {data.orders.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
      {data.orders.length >= LISTED_ORDERS && (
        <p>
          {text('orders.newest', { count: LISTED_ORDERS })}{' '}
          <Link className="link" href={paths.myProfile}>
            {text('data.button')}
          </Link>
        </p>
      )}
    </>
  );
}
