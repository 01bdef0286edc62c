import { KEPT_PAGES_CACHE } from '@/lib/domain/kept-pages';

/** Served by the front (server/front.ts). */
const WORKER = '/sw.js';

let cachedUrls: Set<string> | undefined;
let isRegistered = false;

/**
 * URLs that are already in the cache. A document that came through the service worker is; one that the worker claimed
 * afterwards is not. Safari before 16 does not expose `workerStart`, so the page is cached again.
 */
function urlsInCache(): Set<string> {
  const arrivals = performance
    .getEntriesByType('navigation')
    .filter((entry) => entry instanceof PerformanceNavigationTiming && entry.workerStart > 0);
  cachedUrls ??= new Set(arrivals.map(({ name }) => name));
  return cachedUrls;
}

/** An entry of Serwist's CACHE_URLS message: a URL, or a URL with its request options. */
type UrlToCache = string | [string, RequestInit];

/** Has the service worker cache the current page, and on its first run the files loaded before it. Never rejects. */
export async function keepPage(): Promise<void> {
  const { href } = location;
  const cachedUrls = urlsInCache();
  if (cachedUrls.has(href)) return;
  const isFirst = cachedUrls.size === 0 && !isRegistered;
  isRegistered = true;
  cachedUrls.add(href);
  try {
    if (isFirst) await navigator.serviceWorker.register(WORKER);
    const { active } = await navigator.serviceWorker.ready;
    const page: UrlToCache = [href, { headers: { accept: 'text/html' } }];
    const files = isFirst ? performance.getEntriesByType('resource').map(({ name }) => name) : [];
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [page, ...files] } });
  } catch {
    // why: without service workers the shop works online only
  }
}

/** Deletes all cached pages, so that the next shopper of this device cannot see them. */
export function forgetKeptPages(): void {
  cachedUrls?.clear();
  // why: browsers offer `caches` only over https and on localhost
  globalThis.caches?.delete(KEPT_PAGES_CACHE).catch(() => undefined);
}
