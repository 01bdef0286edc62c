'use client';

import { useRef, useState } from 'react';
import { isShopError } from '@/lib/domain/errors';

export type UseSubmit<Args extends unknown[]> = {
  /** Runs the action; a call while it is running is ignored. Never rejects. */
  submit: (...args: Args) => Promise<void>;
  /** Whether the action is running; the button then shows 'Wait...'. */
  pending: boolean;
  /** The error of the last run; undefined after a success. */
  error: unknown;
};

/** Runs the async action of a button, with its pending and error states. Any error but a `ShopError` is logged. */
export function useSubmit<Args extends unknown[]>(
  action: (...args: Args) => Promise<unknown>,
): UseSubmit<Args> {
  const running = useRef(false);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<unknown>(undefined);

  async function submit(...args: Args): Promise<void> {
    if (running.current) return;
    running.current = true;
    setPending(true);
    setError(undefined);
    try {
      await action(...args);
    } catch (thrown) {
      if (!isShopError(thrown)) console.error(thrown);
      setError(thrown);
    } finally {
      running.current = false;
      setPending(false);
    }
  }

  return { submit, pending, error };
}
