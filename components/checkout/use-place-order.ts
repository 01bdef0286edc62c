'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigation } from '@/components/ui/link/use-navigation';
import { showAlert } from '@/components/ui/modal/modal-store';
import { isOffline, untilConnection } from '@/lib/client/connection';
import { keys } from '@/lib/client/keys';
import { leaveTo } from '@/lib/client/leave-to';
import { isRefusal, isRefusedUnread } from '@/lib/client/order-key';
import { startPayment } from '@/lib/client/pay-online';
import { isNotOrderedYet, placeOrder } from '@/lib/client/place-order';
import { revalidate } from '@/lib/client/revalidate';
import { paths } from '@/lib/config/paths';
import { ERROR_TABLE, isShopError } from '@/lib/domain/errors';
import { documentText } from '@/lib/messages/document-text';
import { useText } from '@/lib/messages/use-text';
import {
  forgetAttempt,
  keepAttempt,
  keepPlaced,
  type OrderAttempt,
  unansweredAttempt,
} from './order-attempt';

const SUCCESS_MS = 2000;
/** If the payment page has not loaded by then, the shopper gets the checkout back. */
const LEAVE_MS = 20_000;

/** A request that failed sooner did not wait for the shop API, so it is not on its way there any more. */
const MAY_STILL_ARRIVE_MS = 5_000;

export type Failure = { unclear: boolean; message: string };

/** With `isSentAgain` an earlier request may have placed the order. */
function toFailure(error: unknown, isSentAgain = false): Failure {
  if (!isRefusal(error) || (isSentAgain && isRefusedUnread(error)))
    return { unclear: true, message: documentText('checkout.unclear') };
  const why = documentText(
    error.code === 'not_found' ? 'checkout.address_gone' : ERROR_TABLE[error.code].message,
  );
  return { unclear: false, message: `${why} ${documentText('checkout.not_placed')}` };
}

/** Decisions.md 33. */
function notOrderedYet(): Failure {
  return { unclear: true, message: documentText('checkout.not_placed_yet') };
}

/** Refreshes whatever on screen the error has shown to be stale. */
function rereadAfter(error: unknown): void {
  void revalidate(keys.cart);
  if (isShopError(error, 'not_served') || isShopError(error, 'not_found')) void revalidate(keys.addresses);
}

/** Spec 8, Payment: no payment page, or no response. Either way nothing was charged, and a retry is safe. */
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
 * Places an order and goes to /order-success, or to the payment page (spec 4, Checkout flow; decisions.md 33).
 * `hasLeft`: the shopper has navigated to another page.
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

  // Back from the payment page may restore this page from the back/forward cache.
  useEffect(() => {
    const wakeUp = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      clearTimeout(leaving.current);
      setPhase('idle');
      void revalidate(keys.cart);
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

  /** The order is placed, but the connection may have dropped since: waits for it before navigating. */
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
    const sentAt = performance.now();
    try {
      await placeOrder(attempt.intent, attempt.cart);
      keepPlaced(attempt);
      setPhase('placed');
      leaving.current = setTimeout(goAndThank, SUCCESS_MS);
    } catch (error) {
      const why = toFailure(error, isSentAgain);
      if (!why.unclear) forgetAttempt();
      setFailure(why);
      setPhase('idle');
      rereadAfter(error);
      const isStillWaiting = performance.now() - sentAt > MAY_STILL_ARRIVE_MS;
      if (why.unclear && !isStillWaiting && (await isNotOrderedYet(attempt.cart)))
        setFailure((shown) => (shown === why ? notOrderedYet() : shown));
    }
  }

  const hasLeft = () => left.current;
  const loader = phase === 'offline' ? 'checkout.placed_offline' : 'checkout.processing';
  return { place, pay, hasLeft, failure, setFailure, underWay: phase === 'idle' ? undefined : text(loader) };
}
