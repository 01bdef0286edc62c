'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page's script has taken over: false in the server's HTML. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
