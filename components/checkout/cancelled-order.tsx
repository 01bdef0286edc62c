import { ButtonLink } from '@/components/ui/button/button-link';
import { paths } from '@/lib/config/paths';
import { useText } from '@/lib/messages/use-text';
import { HomeLink } from './home-link';
import { ResultPage } from './result-page';

type Props = {
  orderId: string;
  /** The order was paid online, so the money is refunded. */
  paid?: boolean;
};

/** Replaces the thanks for a cancelled order; the order's page shows the refund. */
export function CancelledOrder({ orderId, paid }: Props) {
  const text = useText();
  return (
    <ResultPage
      outcome="waiting"
      title={text('cancel.done')}
      text={text(paid ? 'payment.cancelled' : 'success.cancelled', { id: orderId })}
      actions={
        <>
          <ButtonLink href={paths.orderDetails(orderId)} prefetch={false}>
            {text('payment.see_order')}
          </ButtonLink>
          <HomeLink />
        </>
      }
    />
  );
}
