'use client';

import { useEffect } from 'react';

/** Tells the page's first script (server/late-scripts.ts) that presses are heard from now on. */
export function Hydrated() {
  useEffect(() => {
    document.dispatchEvent(new Event('hydrated'));
  }, []);

  return null;
}
