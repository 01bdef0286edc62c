'use client';

import { useRef, useState } from 'react';

export type UseSubmit<Args extends unknown[]> = {
  /** Runs the action once; a press while it runs is ignored. Never throws. */
  submit: (...args: Args) => Promise<void>;
  /** 'Wait...' is shown meanwhile. */
  pending: boolean;
  /** What the last run threw, undefined after a good one. */
  error: unknown;
};

/** A button's work: it always comes back, whatever happens. */
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
      setError(thrown);
    } finally {
      running.current = false;
      setPending(false);
    }
  }

  return { submit, pending, error };
}
