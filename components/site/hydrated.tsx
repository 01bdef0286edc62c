'use client';

import { useEffect } from 'react';

/** Tells the page's first script (server/start-script.ts) that presses are heard from now on. */
export function Hydrated() {
  useEffect(() => {
    document.dispatchEvent(new Event('hydrated'));
  }, []);

  return null;
}
