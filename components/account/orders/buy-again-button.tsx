'use client';

import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { InlineMessage } from '@/components/ui/inline-message/inline-message';
import { buyAgain } from '@/lib/client/orders/buy-again';
import { useIntentKey } from '@/lib/client/use-intent-key';
import { useSubmit } from '@/lib/client/use-submit';
import { messageOf } from '@/lib/domain/errors';
import { useText } from '@/lib/messages/use-text';
import { showBoughtAgain } from './show-bought-again';

type Props = {
  orderId: string;
  /** Id of an element that names the order, in a list of several. */
  describedBy?: string;
};

/** Adds a whole past order to the cart and says what has changed since. */
export function BuyAgainButton({ orderId, describedBy }: Props) {
  const text = useText();
  const { keyOf, renew } = useIntentKey();
  const buying = useSubmit(async () => {
    const outcome = await buyAgain(orderId, keyOf(orderId));
    renew();
    void showBoughtAgain(outcome);
  });
  return (
    <>
      <Button
        variant="line"
        size="sm"
        aria-describedby={describedBy}
        busy={buying.pending}
        onClick={() => buying.submit()}
      >
        <Icon name="basket" size={20} />
        {text('again.button')}
      </Button>
      {buying.error !== undefined && (
        <InlineMessage tone="error">{text(messageOf(buying.error))}</InlineMessage>
      )}
    </>
  );
}
