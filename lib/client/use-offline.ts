'use client';

import { useSyncExternalStore } from 'react';
import { isOffline, watchConnection } from './connection';

/** Whether there is no network at all; on the server, and until the page is awake, there is one. */
export function useOffline(): boolean {
  return useSyncExternalStore(watchConnection, isOffline, () => false);
}
