'use client';

import { useEffect } from 'react';

/** Tells the inline start script (lib/start/held-presses.ts) that the page is hydrated and handles presses. */
export function Hydrated() {
  useEffect(() => {
    document.dispatchEvent(new Event('hydrated'));
  }, []);

  return null;
}
