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
import { PAGES_KEPT_IN } from '@/lib/domain/kept-pages';
import { addressIn, LANGUAGES, languageOf } from '@/lib/domain/language';
import { isForEverybody, isNamedByContent, isOfTheLook, isReadable, keptUnder } from './kept';

/** Written in by the build (scripts/build-worker.mjs): the offline page with what it needs, anew with each build. */
declare const PRECACHED: { url: string; revision: string | null }[];

const DAY_S = 24 * 60 * 60;
/** Online, a page is as fresh as without a worker, unless the line is as slow as this. */
const SLOW_LINE_S = 5;

const onlyForEverybody: SerwistPlugin = {
  cacheWillUpdate: async ({ response }) => (isForEverybody(response) ? response : null),
};

const underOneAddress: SerwistPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => keptUnder(new URL(request.url)),
};

/** So many of them, the ones used last; gone when they were not used for `days`. */
function atMost(maxEntries: number, days: number): ExpirationPlugin {
  return new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: days * DAY_S,
    maxAgeFrom: 'last-used',
    purgeOnQuotaError: true,
  });
}

/** The first that fits. What fits none, /api above all, goes past the worker. */
const kinds: RuntimeCaching[] = [
  {
    matcher: ({ sameOrigin, url }) => sameOrigin && isNamedByContent(url),
    handler: new CacheFirst({
      cacheName: 'koodai-files',
      matchOptions: { ignoreVary: true },
      plugins: [onlyForEverybody, atMost(400, 30)],
    }),
  },
  {
    matcher: ({ sameOrigin, url }) => sameOrigin && isOfTheLook(url),
    handler: new StaleWhileRevalidate({
      cacheName: 'koodai-look',
      plugins: [onlyForEverybody, atMost(60, 60)],
    }),
  },
  {
    matcher: ({ sameOrigin, url, request }) => sameOrigin && isReadable(url) && isDocument(request),
    handler: new NetworkFirst({
      cacheName: PAGES_KEPT_IN,
      networkTimeoutSeconds: SLOW_LINE_S,
      matchOptions: { ignoreVary: true },
      plugins: [underOneAddress, onlyForEverybody, atMost(60, 14)],
    }),
  },
  {
    matcher: ({ sameOrigin, request }) => sameOrigin && request.mode === 'navigate',
    handler: new NetworkOnly(),
  },
];

/** A page as a document; what the framework's router asks for instead is answered by the network or not at all. */
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
  runtimeCaching: kinds,
  fallbacks: {
    entries: LANGUAGES.map((language) => ({
      url: addressIn(language, paths.offline),
      matcher: ({ request }) => request.mode === 'navigate' && languageOf(pathnameOf(request)) === language,
    })),
  },
}).addEventListeners();
