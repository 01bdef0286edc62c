'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { useNavigation } from '@/components/ui/link/use-navigation';
import { Loader } from '@/components/ui/loader/loader';
import { useCart } from '@/lib/client/cart/use-cart';
import { forgetLastOrder } from '@/lib/client/orders/order-changes';
import { useAddresses } from '@/lib/client/use-addresses';
import { paths } from '@/lib/config/paths';
import { CheckoutForm } from './checkout-form';
import { CheckoutSkeleton } from './checkout-skeleton';
import type { ChosenPayment } from './choose-intent';
import { isSuccessDue, unansweredAttempt } from './order-attempt';
import { OrderedCart } from './ordered-cart';
import { useCompleteOrder } from './use-complete-order';
import { WaitingOrder } from './waiting-order';

type Props = {
  /** The address section; the page passes it in. */
  deliverTo: ReactNode;
};

/** Checkout (spec 2 and 4): addresses, payment, summary, Complete Order. */
export function CheckoutView({ deliverTo }: Props) {
  const navigation = useNavigation();
  const { cart, lines, failed } = useCart();
  const { isLoading: isAddressComing } = useAddresses();
  const [payment, setPayment] = useState<ChosenPayment>();
  const order = useCompleteOrder(payment);
  const empty = cart !== undefined && lines.length === 0;
  const sawLines = useHasBeen(lines.length > 0);
  const orderId = empty && !order.underWay ? cart.orderedAs : undefined;
  const sent = empty && !order.underWay ? unansweredAttempt(cart.owner) : undefined;
  // why: an order from another tab, or one already thanked for, does not lead to the success page
  const isOwnOrder = orderId !== undefined && isSuccessDue(cart?.owner);
  const isOrderedElsewhere = orderId !== undefined && sawLines && !isOwnOrder;
  const attempt = orderId === undefined ? sent : undefined;
  // why: the height of the address list is unknown, so showing the rest earlier would shift it
  const wereAddressesLoaded = useHasBeen(!isAddressComing);
  const isReady = lines.length > 0 && wereAddressesLoaded;
  const leave = (failed || empty) && !order.underWay && !attempt && !isOrderedElsewhere;

  useEffect(() => {
    if (!leave) return;
    if (isOwnOrder) void forgetLastOrder();
    navigation.replace(isOwnOrder ? paths.orderSuccess : paths.cart);
  }, [leave, isOwnOrder, navigation]);

  return (
    <>
      {order.underWay && <Loader text={order.underWay} />}
      {attempt && (
        <WaitingOrder busy={order.busy} failure={order.failure} onSend={() => order.place(attempt)} />
      )}
      {isOrderedElsewhere && <OrderedCart orderId={orderId} />}
      {isReady && (
        <CheckoutForm
          deliverTo={deliverTo}
          payment={payment}
          onPayment={setPayment}
          failure={order.failure}
          busy={order.busy}
          onComplete={order.submit}
        />
      )}
      {!isReady && !attempt && !isOrderedElsewhere && <CheckoutSkeleton />}
    </>
  );
}

/** Whether `now` has been true since the page was opened. */
function useHasBeen(now: boolean): boolean {
  const [been, setBeen] = useState(false);
  if (now && !been) setBeen(true);
  return been || now;
}
