'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { onFirstTouch } from '../first-touch';
import { watchPresses } from './last-pressed';
import { onToastWaiting } from './toast-store';

/** Stands in the layout and costs next to nothing until the page is used or the first toast waits, then loads the rest. */
export function ToastHost() {
  const [Region, setRegion] = useState<ComponentType>();

  // why: the first press is over before the rest is here
  useEffect(watchPresses, []);

  useEffect(() => {
    if (Region) return;
    const load = () => {
      import('./toast-region').then(
        (loaded) => setRegion(() => loaded.ToastRegion),
        // why: what waits is shown once the network is back
        () => undefined,
      );
    };
    // why: that there is no network is told by a toast, which must be here before that
    const stopEarly = onFirstTouch(load);
    const stop = onToastWaiting(load);
    window.addEventListener('online', load);
    return () => {
      stopEarly();
      stop();
      window.removeEventListener('online', load);
    };
  }, [Region]);

  return Region ? <Region /> : null;
}
