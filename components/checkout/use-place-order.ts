'use client';

import { useRouter } from 'next/navigation';
import { useLayoutEffect, useRef, useState } from 'react';
import { keys } from '@/lib/client/keys';
import { isRefusal, placeOrder } from '@/lib/client/place-order';
import { reread } from '@/lib/client/reread';
import { paths } from '@/lib/config/paths';
import { ERROR_TABLE } from '@/lib/domain/errors';
import { text } from '@/lib/messages/text';
import { forgetAttempt, keepAttempt, type OrderAttempt } from './order-attempt';

const SUCCESS_MS = 2000;

export type Failure = { unclear: boolean; message: string };

function toFailure(error: unknown): Failure {
  if (!isRefusal(error)) return { unclear: true, message: text('checkout.unclear') };
  const why = text(ERROR_TABLE[error.code].message);
  return { unclear: false, message: `${why} ${text('checkout.not_placed')}` };
}

/** Sends an order and follows it to /order-success (spec 4, Checkout flow; decisions.md 33). */
export function usePlaceOrder() {
  const router = useRouter();
  const [phase, setPhase] = useState<'idle' | 'placing' | 'placed'>('idle');
  const [failure, setFailure] = useState<Failure>();
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The router hides a left page with its state: a later visit starts anew.
  useLayoutEffect(
    () => () => {
      clearTimeout(leaving.current);
      setPhase('idle');
      setFailure(undefined);
    },
    [],
  );

  async function place(attempt: OrderAttempt): Promise<void> {
    setFailure(undefined);
    setPhase('placing');
    keepAttempt(attempt);
    try {
      await placeOrder(attempt.intent, attempt.cart);
      forgetAttempt();
      setPhase('placed');
      leaving.current = setTimeout(() => router.replace(paths.orderSuccess), SUCCESS_MS);
    } catch (error) {
      if (isRefusal(error)) forgetAttempt();
      setFailure(toFailure(error));
      setPhase('idle');
      void reread(keys.cart);
    }
  }

  return { place, failure, setFailure, underWay: phase !== 'idle' };
}
