'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

type Props<P> = {
  load: () => Promise<ComponentType<P>>;
  props: P;
  /** What is in its place until it is here. */
  fallback?: ReactNode;
};

const MOST_TRIES = 3;
const PAUSE_MS = 2_000;

/**
 * What a page can do without, asked for when it is rendered. When it does not arrive the page stays as it is, and it is
 * asked for again: without a network once there is one, else a few times, after which its place is empty.
 */
export function LazyPart<P extends object>({ load, props, fallback }: Props<P>) {
  const [Arrived, setArrived] = useState<ComponentType<P>>();
  const [isMissing, setMissing] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it is asked for with stands while it is shown.
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
