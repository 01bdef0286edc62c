import type { OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { compress, type Encoding } from '@/server/http/compress';
import { etagOf } from './etag';

const MAX_BYTES = 64 * 1024 * 1024;
/** Browsers never ask for uncompressed pages. These are eight times as large and must not evict compressed ones. */
const UNCOMPRESSED_SHARE = 0.25;
/** Estimated memory of a page's headers and cache entry. */
const ENTRY_OVERHEAD_BYTES = 4_096;
/** How long an entry is fresh: Next may rerender a page after its lifetime without notifying the front. */
const FRESH_MS = 5_000;

/** A response as it is sent; `body` is compressed. */
export type CachedPage = { headers: OutgoingHttpHeaders; etag: string; body: Buffer };

/** Identifies the time between two changes: pages requested in an earlier generation are not served. */
export type Generation = symbol;

export type PageStore = {
  get: (key: string, encoding: Encoding) => CachedPage | undefined;
  /** Whether there is an entry, even a stale one. */
  has: (key: string, encoding: Encoding) => boolean;
  generation: () => Generation;
  /** Stores a page; reuses the compressed bytes of the last entry when the page has not changed. */
  put: (
    key: string,
    encoding: Encoding,
    page: { headers: OutgoingHttpHeaders; body: Buffer },
    requestedIn: Generation,
  ) => Promise<CachedPage>;
  /** Marks all pages stale after a change; most turn out unchanged and are not compressed again. */
  invalidate: () => void;
};

type Entry = CachedPage & { requestedIn: Generation; storedAt: number };

/** A cache of pages that are the same for every visitor, each compressed once. */
export function pageStore(maxBytes = MAX_BYTES, clock: () => number = () => performance.now()): PageStore {
  const [compressed, uncompressed] = [createCache(maxBytes), createCache(maxBytes * UNCOMPRESSED_SHARE)];
  const cacheFor = (encoding: Encoding) => (encoding === 'identity' ? uncompressed : compressed);
  const cacheKey = (key: string, encoding: Encoding) => `${encoding} ${key}`;
  let generation: Generation = Symbol('since the last change');
  return {
    get: (key, encoding) => {
      const page = cacheFor(encoding).get(cacheKey(key, encoding));
      return page?.requestedIn === generation && clock() - page.storedAt < FRESH_MS ? page : undefined;
    },
    has: (key, encoding) => cacheFor(encoding).has(cacheKey(key, encoding)),
    generation: () => generation,
    put: async (key, encoding, { headers, body }, requestedIn) => {
      const [pages, name] = [cacheFor(encoding), cacheKey(key, encoding)];
      const etag = etagOf(body);
      const before = pages.peek(name);
      const bytes = before?.etag === etag ? before.body : await compress(body, encoding);
      const page = { headers, etag, body: bytes };
      pages.set(name, { ...page, requestedIn, storedAt: clock() });
      return page;
    },
    invalidate: () => {
      generation = Symbol('since the last change');
    },
  };
}

function createCache(maxBytes: number): LRUCache<string, Entry> {
  return new LRUCache({
    maxSize: Math.floor(maxBytes),
    sizeCalculation: ({ body }, name) => body.length + name.length + ENTRY_OVERHEAD_BYTES,
  });
}
