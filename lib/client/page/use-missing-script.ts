import { useEffect } from 'react';
import { readFromTab, storeInTab } from '@/lib/client/browser-store';
import { reloadPage } from './leave-to';

const TRIED_KEY = 'koodai-reloaded';
/** Prevents a reload loop when a script is missing for good. */
const MIN_RELOAD_INTERVAL_MS = 60_000;

/**
 * Whether the page failed because a script did not load, for example because the connection broke or a new release
 * replaced it. Reloads the page as soon as the browser is online, at most once in `MIN_RELOAD_INTERVAL_MS`.
 */
export function useMissingScript({ name }: Error): boolean {
  const isMissing = name === 'ChunkLoadError';

  useEffect(() => {
    if (!isMissing) return;
    if (navigator.onLine) return reloadOnce();
    window.addEventListener('online', reloadOnce);
    return () => window.removeEventListener('online', reloadOnce);
  }, [isMissing]);

  return isMissing;
}

function reloadOnce(): void {
  const now = Date.now();
  if (now - Number(readFromTab(TRIED_KEY)) < MIN_RELOAD_INTERVAL_MS) return;
  storeInTab(TRIED_KEY, now);
  // why: where the browser blocks storage, the page could reload for ever
  if (readFromTab(TRIED_KEY) === now) reloadPage();
}
