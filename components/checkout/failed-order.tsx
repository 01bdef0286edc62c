'use client';

import { ButtonLink } from '@/components/ui/button/button-link';
import { paths } from '@/lib/config/paths';
import type { MessageId } from '@/lib/messages/message-id';
import { useText } from '@/lib/messages/use-text';
import { HomeLink } from './home-link';
import { ResultPage } from './result-page';

type Props = {
  message?: MessageId;
  /** Shows that the cart is unchanged, and what becomes of late money; set it only for a payment known to have failed. */
  isCartIntact?: boolean;
};

/** 'Your order is failed !', with Try Again and Home (spec 2, Order results). */
export function FailedOrder({ message = 'failed.text', isCartIntact = false }: Props) {
  const text = useText();
  return (
    <ResultPage
      outcome="failed"
      title={text('failed.title')}
      text={text(message)}
      actions={
        <>
          {/* why: otherwise Back from the next attempt would show a failure for an order that was placed */}
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
