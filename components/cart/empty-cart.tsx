import { ButtonLink } from '@/components/ui/button/button-link';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { OnItsWay } from '@/components/ui/page-skeleton/on-its-way';
import { paths } from '@/lib/config/paths';
import { useText } from '@/lib/messages/use-text';

type Props = {
  /** Id of the order that emptied the cart. */
  orderedAs?: string | undefined;
};

export function EmptyCart({ orderedAs }: Props) {
  const text = useText();
  const specials = (
    <ButtonLink href={paths.todaySpecial()}>
      {text('home.see_specials')}
      <OnItsWay page="list" />
    </ButtonLink>
  );
  if (orderedAs === undefined) {
    return <EmptyState title={text('cart.empty_heading')} text={text('cart.empty_text')} action={specials} />;
  }
  return (
    <EmptyState
      title={text('cart.empty_heading')}
      text={text('cart.ordered', { id: orderedAs })}
      action={
        <>
          {specials}
          <ButtonLink variant="line" href={paths.orderDetails(orderedAs)} prefetch={false}>
            {text('payment.see_order')}
          </ButtonLink>
        </>
      }
    />
  );
}
