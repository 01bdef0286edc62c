'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True after hydration; false in the server's HTML. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
