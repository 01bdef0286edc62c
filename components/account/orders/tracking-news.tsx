import { useState } from 'react';
import type { OrderStatus } from '@/lib/domain/order-status';
import { useText } from '@/lib/messages/use-text';

type Props = {
  orderId: string | undefined;
  /** Undefined until the shop has answered. */
  status: OrderStatus | undefined;
  /** The shopper pressed Track. */
  isAsked: boolean;
};

/** Announces where the order is: the answer to Track, and a status that changes, but not the one of a page just opened. */
export function TrackingNews({ orderId = '', status, isAsked }: Props) {
  const text = useText();
  const [first, setFirst] = useState<OrderStatus>();
  if (first === undefined && status !== undefined) setFirst(status);
  const isNews = isAsked || (first !== undefined && status !== first);
  return (
    <p className="sr-only" role="status">
      {status && isNews && text('track.now', { id: orderId, status: text(`status.${status}`) })}
    </p>
  );
}
