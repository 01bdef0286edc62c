'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { askPaymentResult } from '@/lib/client/pay-online';
import { paths } from '@/lib/config/paths';
import { type ErrorCode, isShopError } from '@/lib/domain/errors';

const ASK_EVERY_MS = 2000;
const TIMES = 5;
const NONE: ReadonlySet<ErrorCode> = new Set(['not_found', 'forbidden', 'bad_request']);

/** The shop knows of no such payment; any other failure leaves open what became of it. */
function toStatus(error: unknown): 'failed' | 'pending' {
  return isShopError(error) && NONE.has(error.code) ? 'failed' : 'pending';
}

/** A bank may need some seconds. @returns what it said at last; `pending` when it said nothing. */
async function askPatiently(returned: string, gone: AbortSignal) {
  for (let times = 1; ; times++) {
    const status = await askPaymentResult(returned).catch(toStatus);
    if (status !== 'pending' || times === TIMES || gone.aborted) return status;
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    if (gone.aborted) return status;
  }
}

/**
 * Asks how the payment stands and goes to the page of its outcome; stays for a payment that is not decided yet or
 * whose money goes back.
 */
export function usePaymentResult() {
  const router = useRouter();
  const [status, setStatus] = useState<'asking' | 'waiting' | 'refund'>('asking');
  const stop = useRef<AbortController>(undefined);

  const ask = useCallback(async () => {
    stop.current?.abort();
    const asking = new AbortController();
    stop.current = asking;
    setStatus('asking');
    const outcome = await askPatiently(window.location.search.slice(1), asking.signal);
    if (asking.signal.aborted) return;
    if (outcome === 'paid') router.replace(paths.orderSuccess);
    else if (outcome === 'failed') router.replace(paths.orderFailed);
    else setStatus(outcome === 'refund' ? 'refund' : 'waiting');
  }, [router]);

  useEffect(() => {
    void ask();
    return () => stop.current?.abort();
  }, [ask]);

  return { status, askAgain: ask };
}
