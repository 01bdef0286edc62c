'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigation } from '@/components/ui/link/use-navigation';
import { showAlert } from '@/components/ui/modal/modal-store';
import { isOffline, untilConnection } from '@/lib/client/connection';
import { keys } from '@/lib/client/keys';
import { leaveTo } from '@/lib/client/leave-to';
import { isRefusal } from '@/lib/client/order-key';
import { startPayment } from '@/lib/client/pay-online';
import { placeOrder } from '@/lib/client/place-order';
import { reread } from '@/lib/client/reread';
import { paths } from '@/lib/config/paths';
import { ERROR_TABLE, isShopError } from '@/lib/domain/errors';
import { documentText } from '@/lib/messages/document-text';
import { useText } from '@/lib/messages/use-text';
import { forgetAttempt, keepAttempt, type OrderAttempt, unansweredAttempt } from './order-attempt';

const SUCCESS_MS = 2000;
/** The payment page has not come: the shopper gets the shop back. */
const LEAVE_MS = 20_000;

export type Failure = { unclear: boolean; message: string };

/** With `isSentAgain` nobody knows of an earlier try, and one that was not looked at (`too_many`) says nothing of it. */
function toFailure(error: unknown, isSentAgain = false): Failure {
  if (!isRefusal(error) || (isSentAgain && error.code === 'too_many'))
    return { unclear: true, message: documentText('checkout.unclear') };
  const why = documentText(
    error.code === 'not_found' ? 'checkout.address_gone' : ERROR_TABLE[error.code].message,
  );
  return { unclear: false, message: `${why} ${documentText('checkout.not_placed')}` };
}

/** What the screen showed was no longer so. */
function rereadAfter(error: unknown): void {
  void reread(keys.cart);
  if (isShopError(error, 'not_served') || isShopError(error, 'not_found')) void reread(keys.addresses);
}

/** Spec 8, Payment: no page, or no answer. Either way nothing was charged and asking again is safe. */
function tellPaymentError(error: unknown): Promise<void> {
  if (isShopError(error, 'payment_link_failed')) {
    return showAlert({
      title: documentText('payment.link_title'),
      text: documentText('payment.link_failed'),
    });
  }
  return showAlert({ title: documentText('payment.error_title'), text: documentText('payment.error') });
}

/**
 * Sends an order and follows it to /order-success, or to the payment page (spec 4, Checkout flow; decisions.md 33).
 * `hasLeft` tells whether the shopper sees another page now.
 */
export function usePlaceOrder() {
  const text = useText();
  const navigation = useNavigation();
  const [phase, setPhase] = useState<'idle' | 'placing' | 'placed' | 'offline'>('idle');
  const [failure, setFailure] = useState<Failure | undefined>(undefined);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const left = useRef(false);

  useLayoutEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      clearTimeout(leaving.current);
    };
  }, []);

  // Back from the payment page a browser may show this page as it was left.
  useEffect(() => {
    const wakeUp = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      clearTimeout(leaving.current);
      setPhase('idle');
      void reread(keys.cart);
    };
    window.addEventListener('pageshow', wakeUp);
    return () => window.removeEventListener('pageshow', wakeUp);
  }, []);

  async function pay({ intent, cart }: OrderAttempt): Promise<void> {
    setFailure(undefined);
    setPhase('placing');
    try {
      const address = await startPayment(intent, cart);
      forgetAttempt();
      if (left.current) return setPhase('idle');
      setPhase('placed');
      leaveTo(address);
      leaving.current = setTimeout(() => {
        setPhase('idle');
        void tellPaymentError(undefined);
      }, LEAVE_MS);
    } catch (error) {
      setPhase('idle');
      rereadAfter(error);
      if (left.current) return;
      if (isRefusal(error)) setFailure(toFailure(error));
      else await tellPaymentError(error);
    }
  }

  /** The connection may have broken since the answer: the page of thanks waits for it, the order stands. */
  async function goAndThank(): Promise<void> {
    if (isOffline()) setPhase('offline');
    await untilConnection('online');
    if (!left.current) navigation.replace(paths.orderSuccess);
  }

  async function place(attempt: OrderAttempt): Promise<void> {
    setFailure(undefined);
    setPhase('placing');
    const isSentAgain = unansweredAttempt(attempt.cart.owner) !== undefined;
    keepAttempt(attempt);
    navigation.prefetch(paths.orderSuccess);
    try {
      await placeOrder(attempt.intent, attempt.cart);
      forgetAttempt();
      setPhase('placed');
      leaving.current = setTimeout(goAndThank, SUCCESS_MS);
    } catch (error) {
      const why = toFailure(error, isSentAgain);
      if (!why.unclear) forgetAttempt();
      setFailure(why);
      setPhase('idle');
      rereadAfter(error);
    }
  }

  const hasLeft = () => left.current;
  const loader = phase === 'offline' ? 'checkout.placed_offline' : 'checkout.processing';
  return { place, pay, hasLeft, failure, setFailure, underWay: phase === 'idle' ? undefined : text(loader) };
}
