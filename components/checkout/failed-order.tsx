'use client';

import { ButtonLink } from '@/components/ui/button/button-link';
import { paths } from '@/lib/config/paths';
import type { MessageId } from '@/lib/messages/message-id';
import { useText } from '@/lib/messages/use-text';
import { HomeLink } from './home-link';
import { ResultPage } from './result-page';

type Props = {
  told?: MessageId;
  /** Said where it is known, the cart is as it was. */
  isCartIntact?: boolean;
};

/** 'Your order is failed !', with Try Again and Home (spec 2, Order results). */
export function FailedOrder({ told = 'failed.text', isCartIntact = false }: Props) {
  const text = useText();
  return (
    <ResultPage
      outcome="failed"
      title={text('failed.title')}
      text={text(told)}
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
      {isCartIntact && <p>{text('failed.cart')}</p>}
    </ResultPage>
  );
}
