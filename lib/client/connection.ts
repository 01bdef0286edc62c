/** Whether the browser says that there is no network at all. */
export function isOffline(): boolean {
  return !navigator.onLine;
}

/** Calls back when the network goes or is back; returns how to stop. */
export function watchConnection(listener: () => void): () => void {
  window.addEventListener('offline', listener);
  window.addEventListener('online', listener);
  return () => {
    window.removeEventListener('offline', listener);
    window.removeEventListener('online', listener);
  };
}

/** Resolves when the network is back, or went: at once when it already is so. */
export function untilConnection(wanted: 'online' | 'offline'): Promise<void> {
  if ((wanted === 'offline') === isOffline()) return Promise.resolve();
  return new Promise((resolve) => window.addEventListener(wanted, () => resolve(), { once: true }));
}
