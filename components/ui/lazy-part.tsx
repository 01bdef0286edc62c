'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

type Props<P> = {
  load: () => Promise<ComponentType<P>>;
  props: P;
  /** Shown until the component has loaded. */
  fallback?: ReactNode;
};

const MOST_TRIES = 3;
const PAUSE_MS = 2_000;

/**
 * Loads an optional component when rendered. A failed load leaves the page as it is and is retried: offline as soon as
 * the network is back, else a few times, after which nothing is rendered.
 */
export function LazyPart<P extends object>({ load, props, fallback }: Props<P>) {
  const [Arrived, setArrived] = useState<ComponentType<P>>();
  const [isMissing, setMissing] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` does not change while it is mounted.
  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    const askAgain = (tries: number): void => {
      if (signal.aborted) return;
      if (!navigator.onLine) window.addEventListener('online', () => ask(tries), { once: true, signal });
      else if (tries < MOST_TRIES) setTimeout(() => signal.aborted || ask(tries + 1), PAUSE_MS * tries);
      else setMissing(true);
    };
    const ask = (tries: number): void =>
      void load().then(
        (Part) => setArrived(() => Part),
        () => askAgain(tries),
      );
    ask(1);
    return () => gone.abort();
  }, []);

  if (isMissing) return null;
  return Arrived ? <Arrived {...props} /> : fallback;
}
