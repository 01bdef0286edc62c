'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { Loader } from '@/components/ui/loader/loader';
import { useCart } from '@/lib/client/use-cart';
import { paths } from '@/lib/config/paths';
import { CheckoutForm } from './checkout-form';
import { CheckoutSkeleton } from './checkout-skeleton';
import { unansweredAttempt } from './order-attempt';
import { type PaymentChoice, useCompleteOrder } from './use-complete-order';
import { WaitingOrder } from './waiting-order';

type Props = {
  /** The address section, put together by the page. */
  deliverTo: ReactNode;
};

/** Checkout (spec 2 and 4): addresses, payment, summary, Complete Order. */
export function CheckoutView({ deliverTo }: Props) {
  const router = useRouter();
  const { cart, lines, failed } = useCart();
  const [payment, setPayment] = useState<PaymentChoice>();
  const order = useCompleteOrder(payment);
  const empty = cart !== undefined && lines.length === 0;
  const attempt = empty && !order.underWay ? unansweredAttempt(cart.owner) : undefined;
  const leave = (failed || empty) && !order.underWay && !attempt;

  useEffect(() => {
    if (leave) router.replace(paths.cart);
  }, [leave, router]);

  return (
    <>
      {order.underWay && <Loader text={order.underWay} />}
      {attempt && (
        <WaitingOrder busy={order.busy} failure={order.failure} onSend={() => order.place(attempt)} />
      )}
      {lines.length > 0 && (
        <CheckoutForm
          deliverTo={deliverTo}
          payment={payment}
          onPayment={setPayment}
          failure={order.failure}
          busy={order.busy}
          onComplete={order.submit}
        />
      )}
      {lines.length === 0 && !attempt && <CheckoutSkeleton />}
    </>
  );
}
