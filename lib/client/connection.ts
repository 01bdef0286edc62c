/** Whether the browser reports that it is offline. */
export function isOffline(): boolean {
  return !navigator.onLine;
}

/** Calls `listener` when the browser goes online or offline; returns an unsubscribe function. */
export function watchConnection(listener: () => void): () => void {
  window.addEventListener('offline', listener);
  window.addEventListener('online', listener);
  return () => {
    window.removeEventListener('offline', listener);
    window.removeEventListener('online', listener);
  };
}

/**
 * Resolves when the browser is online, or offline; immediately when it already is. After `signal` is aborted it never
 * does.
 */
export function untilConnection(wanted: 'online' | 'offline', signal?: AbortSignal): Promise<void> {
  if ((wanted === 'offline') === isOffline()) return Promise.resolve();
  const once = { once: true, ...(signal && { signal }) };
  return new Promise((resolve) => window.addEventListener(wanted, () => resolve(), once));
}
