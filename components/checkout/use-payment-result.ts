'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigation } from '@/components/ui/link/use-navigation';
import { askPaymentResult } from '@/lib/client/orders/pay-online';
import { paths } from '@/lib/config/paths';
import { type ErrorCode, isShopError } from '@/lib/domain/errors';
import { knownFailures } from './known-failures';

const ASK_EVERY_MS = 2000;
const TIMES = 5;
/** After this the page says that there is no need to wait. */
const SLOW_MS = 4000;
const NONE: ReadonlySet<ErrorCode> = new Set(['not_found', 'forbidden']);

/** Maps an error: 'none' if the shop knows no such payment, else 'pending', as the outcome is unknown. */
function toResult(error: unknown): { status: 'none' | 'pending'; orderId?: undefined } {
  return { status: isShopError(error) && NONE.has(error.code) ? 'none' : 'pending' };
}

/** Polls, as a bank may need some seconds. @returns the last result; `pending` when there was none. */
async function askPatiently(returned: string, gone: AbortSignal) {
  for (let times = 1; ; times++) {
    const result = await askPaymentResult(returned).catch(toResult);
    if (result.status !== 'pending' || times === TIMES || gone.aborted) return result;
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    if (gone.aborted) return result;
  }
}

/**
 * Polls the payment in the URL and goes to the page of its outcome. The failure page stays for the payment its URL
 * names: it may be opened much later, when other orders were placed.
 */
export function usePaymentResult(at: 'payment-return' | 'order-failed') {
  const navigation = useNavigation();
  const [status, setStatus] = useState<'asking' | 'waiting' | 'refund' | 'cancelled' | 'failed' | 'none'>(
    'asking',
  );
  const [orderId, setOrderId] = useState('');
  const [slow, setSlow] = useState(false);
  const stop = useRef<AbortController>(undefined);

  const ask = useCallback(async () => {
    stop.current?.abort();
    const asking = new AbortController();
    stop.current = asking;
    const returned = window.location.search.slice(1);
    if (at === 'order-failed' && knownFailures.has(returned)) return setStatus('failed');
    setStatus('asking');
    setSlow(false);
    const slowly = setTimeout(() => setSlow(!asking.signal.aborted), SLOW_MS);
    const { status: outcome, orderId = '' } = await askPatiently(returned, asking.signal);
    clearTimeout(slowly);
    if (asking.signal.aborted) return;
    setOrderId(orderId);
    if (outcome === 'paid') return navigation.replace(paths.orderSuccess);
    if (outcome !== 'failed' || at === 'order-failed')
      return setStatus(outcome === 'pending' ? 'waiting' : outcome);
    knownFailures.add(returned);
    navigation.replace(paths.failedPayment(returned));
  }, [at, navigation]);

  useEffect(() => {
    void ask();
    return () => stop.current?.abort();
  }, [ask]);

  return { status: status === 'asking' && slow ? ('slow' as const) : status, orderId, askAgain: ask };
}
