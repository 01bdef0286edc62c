import { useEffect } from 'react';
import { reloadPage } from './leave-to';

const TRIED_KEY = 'koodai-reloaded';
/** A script that is missing for good is not asked for over and over. */
const ONCE_IN_MS = 60_000;

/**
 * Whether a page stands still because a script of it did not arrive, as when the connection broke or a new release
 * replaced it. The page is opened anew as soon as there is a network, by itself at most once a minute.
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
  try {
    const last = Number(sessionStorage.getItem(TRIED_KEY));
    if (Date.now() - last < ONCE_IN_MS) return;
    sessionStorage.setItem(TRIED_KEY, String(Date.now()));
  } catch {
    // why: without a memory it could go on for ever
    return;
  }
  reloadPage();
}
