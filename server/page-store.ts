import type { OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { compress, type Encoding } from './compress';
import { etagOf } from './etag';

const MOST_BYTES = 64 * 1024 * 1024;
/** What a page's headers and its place in the store come to. */
const BESIDES_BYTES = 4_096;
/** After it a page is asked for again: Next makes it anew after its lifetime, and tells nobody. */
const ASK_AGAIN_MS = 5_000;

/** A page as it goes out. */
export type ReadyPage = { headers: OutgoingHttpHeaders; etag: string; body: Buffer };

/** When a page was asked for; what was asked for before a change is not sent after it. */
export type Moment = symbol;

export type PageStore = {
  get: (key: string, encoding: Encoding) => ReadyPage | undefined;
  /** Whether there is one at all, old or in doubt. */
  has: (key: string, encoding: Encoding) => boolean;
  now: () => Moment;
  /** Keeps a page, with the bytes of before where it is the same as before. */
  keep: (
    key: string,
    encoding: Encoding,
    page: { headers: OutgoingHttpHeaders; body: Buffer },
    askedAt: Moment,
  ) => Promise<ReadyPage>;
  /** Something changed that pages may show. All are asked for again; most turn out the same. */
  doubt: () => void;
};

/** Pages that are the same for everybody, each compressed once. */
export function pageStore(mostBytes = MOST_BYTES, clock: () => number = () => performance.now()): PageStore {
  const pages = new LRUCache<string, ReadyPage & { askedAt: Moment; keptAt: number }>({
    maxSize: mostBytes,
    sizeCalculation: ({ body }, name) => body.length + name.length + BESIDES_BYTES,
  });
  const nameOf = (key: string, encoding: Encoding) => `${encoding} ${key}`;
  let now: Moment = Symbol('since the last change');
  return {
    get: (key, encoding) => {
      const page = pages.get(nameOf(key, encoding));
      return page?.askedAt === now && clock() - page.keptAt < ASK_AGAIN_MS ? page : undefined;
    },
    has: (key, encoding) => pages.has(nameOf(key, encoding)),
    now: () => now,
    keep: async (key, encoding, { headers, body }, askedAt) => {
      const name = nameOf(key, encoding);
      const etag = etagOf(body);
      const before = pages.peek(name);
      const kept = before?.etag === etag ? before.body : await compress(body, encoding);
      const page = { headers, etag, body: kept };
      pages.set(name, { ...page, askedAt, keptAt: clock() });
      return page;
    },
    doubt: () => {
      now = Symbol('since the last change');
    },
  };
}
