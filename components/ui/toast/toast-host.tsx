'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { watchPresses } from '@/components/ui/pressed-control';
import { onToastWaiting } from '@/lib/client/toast-store';
import { onFirstTouch } from '../first-touch';

/** A small placeholder in the layout; loads the toast region with the first interaction or the first toast. */
export function ToastHost() {
  const [Region, setRegion] = useState<ComponentType>();

  // why: the first press is over before the region has loaded
  useEffect(watchPresses, []);

  useEffect(() => {
    if (Region) return;
    const load = () => {
      import('./toast-region').then(
        (loaded) => setRegion(() => loaded.ToastRegion),
        // why: waiting toasts are shown once the network is back
        () => undefined,
      );
    };
    // why: the toast that there is no network can only be shown if the region loaded before
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
