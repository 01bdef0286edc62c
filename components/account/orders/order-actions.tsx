'use client';

import { Button } from '@/components/ui/button/button';
import { ButtonLink } from '@/components/ui/button/button-link';
import { Icon } from '@/components/ui/icon/icon';
import { paths } from '@/lib/config/paths';
import { useText } from '@/lib/messages/use-text';
import { BuyAgainButton } from './buy-again-button';

/** Actions available for any order. */
export function OrderActions({ orderId }: { orderId: string }) {
  const text = useText();
  return (
    <>
      <ButtonLink variant="leaf" size="sm" href={paths.trackOrder(orderId)} prefetch={false}>
        <Icon name="truck" size={20} />
        {text('orders.track')}
      </ButtonLink>
      <BuyAgainButton orderId={orderId} />
      <Button variant="line" size="sm" onClick={() => window.print()}>
        <Icon name="print" size={20} />
        {text('order.print')}
      </Button>
    </>
  );
}
