import type { OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { compress, type Encoding } from './compress';
import { etagOf } from './etag';

const MOST_BYTES = 64 * 1024 * 1024;
/** Browsers take none as it is. Eight times as large, it shall not push out theirs. */
const SHARE_OF_PLAIN = 0.25;
/** What a page's headers and its place in the store come to. */
const BESIDES_BYTES = 4_096;
/** After it a page is asked for again: Next makes it anew after its lifetime, and tells nobody. */
const ASK_AGAIN_MS = 5_000;

/** A page as it goes out. */
export type ReadyPage = { headers: OutgoingHttpHeaders; etag: string; body: Buffer };

/** The time from one change to the next: a page that was asked for in an earlier one is not sent. */
export type Generation = symbol;

export type PageStore = {
  get: (key: string, encoding: Encoding) => ReadyPage | undefined;
  /** Whether there is one at all, old or invalidated. */
  has: (key: string, encoding: Encoding) => boolean;
  generation: () => Generation;
  /** Keeps a page, with the bytes of before where it is the same as before. */
  keep: (
    key: string,
    encoding: Encoding,
    page: { headers: OutgoingHttpHeaders; body: Buffer },
    askedIn: Generation,
  ) => Promise<ReadyPage>;
  /** Something changed that pages may show. All are asked for again; most turn out the same. */
  invalidate: () => void;
};

type Kept = ReadyPage & { askedIn: Generation; keptAt: number };

/** Pages that are the same for everybody, each compressed once. */
export function pageStore(mostBytes = MOST_BYTES, clock: () => number = () => performance.now()): PageStore {
  const [packed, plain] = [room(mostBytes), room(mostBytes * SHARE_OF_PLAIN)];
  const roomOf = (encoding: Encoding) => (encoding === 'identity' ? plain : packed);
  const nameOf = (key: string, encoding: Encoding) => `${encoding} ${key}`;
  let generation: Generation = Symbol('since the last change');
  return {
    get: (key, encoding) => {
      const page = roomOf(encoding).get(nameOf(key, encoding));
      return page?.askedIn === generation && clock() - page.keptAt < ASK_AGAIN_MS ? page : undefined;
    },
    has: (key, encoding) => roomOf(encoding).has(nameOf(key, encoding)),
    generation: () => generation,
    keep: async (key, encoding, { headers, body }, askedIn) => {
      const [pages, name] = [roomOf(encoding), nameOf(key, encoding)];
      const etag = etagOf(body);
      const before = pages.peek(name);
      const kept = before?.etag === etag ? before.body : await compress(body, encoding);
      const page = { headers, etag, body: kept };
      pages.set(name, { ...page, askedIn, keptAt: clock() });
      return page;
    },
    invalidate: () => {
      generation = Symbol('since the last change');
    },
  };
}

function room(mostBytes: number): LRUCache<string, Kept> {
  return new LRUCache({
    maxSize: Math.floor(mostBytes),
    sizeCalculation: ({ body }, name) => body.length + name.length + BESIDES_BYTES,
  });
}
