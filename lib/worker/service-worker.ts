import {
  CacheFirst,
  ExpirationPlugin,
  NetworkFirst,
  NetworkOnly,
  type RuntimeCaching,
  Serwist,
  type SerwistPlugin,
  StaleWhileRevalidate,
} from 'serwist';
import { paths } from '@/lib/config/paths';
import { DAY_S } from '@/lib/domain/durations';
import { KEPT_PAGES_CACHE } from '@/lib/domain/kept-pages';
import { addressIn, LANGUAGES, languageOf } from '@/lib/domain/language';
import { isCacheable, isContentHashed, isDesignAsset, isOfflinePage, pageCacheUrl } from './cache-rules';

/** Inserted by each build (scripts/build-worker.mjs): the offline page and the files it needs. */
declare const PRECACHED: { url: string; revision: string | null }[];

/** After this the cached page is shown; until then pages come from the network, as without a worker. */
const NETWORK_TIMEOUT_S = 5;

const onlyCacheable: SerwistPlugin = {
  cacheWillUpdate: async ({ response }) => (isCacheable(response) ? response : null),
};

const byPageUrl: SerwistPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageCacheUrl(new URL(request.url)),
};

/** Keeps the `maxEntries` most recently used entries; removes those not used for `days`. */
function atMost(maxEntries: number, days: number): ExpirationPlugin {
  return new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: days * DAY_S,
    maxAgeFrom: 'last-used',
    purgeOnQuotaError: true,
  });
}

/** The first match applies. Requests without a match, such as /api, bypass the worker. */
const routes: RuntimeCaching[] = [
  {
    matcher: ({ sameOrigin, url }) => sameOrigin && isContentHashed(url),
    handler: new CacheFirst({
      cacheName: 'koodai-files',
      matchOptions: { ignoreVary: true },
      plugins: [onlyCacheable, atMost(400, 30)],
    }),
  },
  {
    matcher: ({ sameOrigin, url }) => sameOrigin && isDesignAsset(url),
    handler: new StaleWhileRevalidate({
      cacheName: 'koodai-look',
      plugins: [onlyCacheable, atMost(60, 60)],
    }),
  },
  {
    matcher: ({ sameOrigin, url, request }) => sameOrigin && isOfflinePage(url) && isDocument(request),
    handler: new NetworkFirst({
      cacheName: KEPT_PAGES_CACHE,
      networkTimeoutSeconds: NETWORK_TIMEOUT_S,
      matchOptions: { ignoreVary: true },
      plugins: [byPageUrl, onlyCacheable, atMost(60, 14)],
    }),
  },
  {
    matcher: ({ sameOrigin, request }) => sameOrigin && request.mode === 'navigate',
    handler: new NetworkOnly(),
  },
];

/** Whether the request is for a page's HTML; RSC data for the client-side router is never cached. */
function isDocument({ method, headers, mode }: Request): boolean {
  return method === 'GET' && (mode === 'navigate' || (!headers.has('rsc') && accepts(headers, 'text/html')));
}

function accepts(headers: Headers, type: string): boolean {
  return headers.get('accept')?.includes(type) === true;
}

function pathnameOf({ url }: Request): string {
  return new URL(url).pathname;
}

new Serwist({
  precacheEntries: PRECACHED,
  precacheOptions: { cleanupOutdatedCaches: true },
  // Safe at any time: pages come from the network first, and files are named by their content.
  skipWaiting: true,
  clientsClaim: true,
  navigationPreload: true,
  runtimeCaching: routes,
  fallbacks: {
    entries: LANGUAGES.map((language) => ({
      url: addressIn(language, paths.offline),
      matcher: ({ request }) => request.mode === 'navigate' && languageOf(pathnameOf(request)) === language,
    })),
  },
}).addEventListeners();
