'use client';

import { useState } from 'react';
import { useNavigation } from '@/components/ui/link/use-navigation';
import { isOffline, untilConnection } from '@/lib/client/connection';
import { isRefusal } from '@/lib/client/orders/order-key';
import { startPayment } from '@/lib/client/orders/pay-online';
import { isCartUnchanged, placeOrder } from '@/lib/client/orders/place-order';
import { leaveTo } from '@/lib/client/page/leave-to';
import { revalidate } from '@/lib/client/revalidate';
import { keys } from '@/lib/config/api-paths';
import { paths } from '@/lib/config/paths';
import { useText } from '@/lib/messages/use-text';
import {
  forgetAttempt,
  keepAttempt,
  keepPlaced,
  type OrderAttempt,
  unansweredAttempt,
} from './order-attempt';
import {
  notOrderedYet,
  type OrderFailure,
  revalidateAfter,
  showPaymentError,
  toOrderFailure,
} from './order-failure';
import { usePageStay } from './use-page-stay';

const SUCCESS_MS = 2000;
/** If the payment page has not loaded by then, the shopper gets the checkout back. */
const LEAVE_MS = 20_000;

/** A request that failed sooner did not wait for the shop API, so it is not on its way there any more. */
const MAY_STILL_ARRIVE_MS = 5_000;

/**
 * Places an order and goes to /order-success, or to the payment page (spec 4, Checkout flow; decisions.md 33).
 * `hasLeft`: the shopper has navigated to another page.
 */
export function usePlaceOrder() {
  const text = useText();
  const navigation = useNavigation();
  const [phase, setPhase] = useState<'idle' | 'placing' | 'placed' | 'offline'>('idle');
  const [failure, setFailure] = useState<OrderFailure | undefined>(undefined);
  const { hasLeft, later } = usePageStay(() => {
    setPhase('idle');
    void revalidate(keys.cart);
  });

  async function pay({ intent, cart }: OrderAttempt): Promise<void> {
    setFailure(undefined);
    setPhase('placing');
    try {
      const address = await startPayment(intent, cart);
      forgetAttempt();
      if (hasLeft()) return setPhase('idle');
      setPhase('placed');
      leaveTo(address);
      later(() => {
        setPhase('idle');
        void showPaymentError(undefined);
      }, LEAVE_MS);
    } catch (error) {
      setPhase('idle');
      revalidateAfter(error);
      if (hasLeft()) return;
      if (isRefusal(error)) setFailure(toOrderFailure(error));
      else await showPaymentError(error);
    }
  }

  /** The order is placed, but the connection may have dropped since: waits for it before navigating. */
  async function goAndThank(): Promise<void> {
    if (isOffline()) setPhase('offline');
    await untilConnection('online');
    if (!hasLeft()) navigation.replace(paths.orderSuccess);
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
      later(goAndThank, SUCCESS_MS);
    } catch (error) {
      const why = toOrderFailure(error, isSentAgain);
      if (!why.unclear) forgetAttempt();
      setFailure(why);
      setPhase('idle');
      revalidateAfter(error);
      const isStillWaiting = performance.now() - sentAt > MAY_STILL_ARRIVE_MS;
      if (why.unclear && !isStillWaiting && (await isCartUnchanged(attempt.cart)))
        setFailure((shown) => (shown === why ? notOrderedYet() : shown));
    }
  }

  const loader = phase === 'offline' ? 'checkout.placed_offline' : 'checkout.processing';
  return { place, pay, hasLeft, failure, setFailure, underWay: phase === 'idle' ? undefined : text(loader) };
}
