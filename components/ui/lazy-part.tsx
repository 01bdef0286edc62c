'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

type Props<P> = {
  load: () => Promise<ComponentType<P>>;
  props: P;
  /** What is in its place until it is here. */
  fallback?: ReactNode;
};

/**
 * What a page can do without, asked for when it is rendered. When it does not arrive the page stays as it is, and it is
 * asked for again as soon as there is a network.
 */
export function LazyPart<P extends object>({ load, props, fallback }: Props<P>) {
  const [Arrived, setArrived] = useState<ComponentType<P>>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it is asked for with stands while it is shown.
  useEffect(() => {
    const gone = new AbortController();
    const ask = () =>
      load().then(
        (Part) => setArrived(() => Part),
        () => window.addEventListener('online', ask, { once: true, signal: gone.signal }),
      );
    void ask();
    return () => gone.abort();
  }, []);

  return Arrived ? <Arrived {...props} /> : fallback;
}
