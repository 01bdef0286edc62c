'use client';

import { useEffect } from 'react';
import { ButtonLink } from '@/components/ui/button/button-link';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { focusMain, isFocusLost } from '@/components/ui/focus-main';
import { paths } from '@/lib/config/paths';
import { useText } from '@/lib/messages/use-text';

/** Replaces checkout when its cart was ordered meanwhile, for example in another tab. */
export function OrderedCart({ orderId }: { orderId: string }) {
  const text = useText();
  useEffect(() => {
    if (isFocusLost()) focusMain({ preventScroll: true });
  }, []);

  return (
    <div role="alert">
      <EmptyState
        title={text('checkout.ordered_title')}
        text={text('checkout.ordered', { id: orderId })}
        action={
          <ButtonLink href={paths.orderDetails(orderId)} prefetch={false}>
            {text('payment.see_order')}
          </ButtonLink>
        }
      />
    </div>
  );
}
