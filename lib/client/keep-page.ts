import { PAGES_KEPT_IN } from '@/lib/domain/kept-pages';

/** Served by the front (server/front.ts). */
const WORKER = '/sw.js';

let kept: Set<string> | undefined;
let isRegistered = false;

/**
 * A document that came through the worker is kept already; one that the worker claimed afterwards is not. Safari before 16
 * does not tell, and keeps it once more.
 */
function keptSoFar(): Set<string> {
  const arrivals = performance
    .getEntriesByType('navigation')
    .filter((entry) => entry instanceof PerformanceNavigationTiming && entry.workerStart > 0);
  kept ??= new Set(arrivals.map(({ name }) => name));
  return kept;
}

/** What the worker of serwist takes as orders: addresses, or an address with how to ask for it. */
type Order = string | [string, RequestInit];

/** Has the service worker keep the page that is open, with its files if they came before the worker. Never rejects. */
export async function keepPage(): Promise<void> {
  const { href } = location;
  const kept = keptSoFar();
  if (kept.has(href)) return;
  const isFirst = kept.size === 0 && !isRegistered;
  isRegistered = true;
  kept.add(href);
  try {
    if (isFirst) await navigator.serviceWorker.register(WORKER);
    const { active } = await navigator.serviceWorker.ready;
    const page: Order = [href, { headers: { accept: 'text/html' } }];
    const files = isFirst ? performance.getEntriesByType('resource').map(({ name }) => name) : [];
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [page, ...files] } });
  } catch {
    // why: a browser that refuses workers reads with a network only
  }
}

/** Leaves none of the pages that were read to the device's next shopper. */
export function forgetKeptPages(): void {
  kept?.clear();
  // why: browsers have it over https and on this machine only
  globalThis.caches?.delete(PAGES_KEPT_IN).catch(() => undefined);
}
