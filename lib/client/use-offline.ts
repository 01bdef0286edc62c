'use client';

import { useSyncExternalStore } from 'react';
import { isOffline, watchConnection } from './connection';

/** Whether the browser is offline; false on the server and until hydration. */
export function useOffline(): boolean {
  return useSyncExternalStore(watchConnection, isOffline, () => false);
}
