import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { pagePolicy } from '@/lib/config/page-policy.mjs';
import { preloadFirstPicture } from '@/server/page/first-picture';
import type { BuiltScripts } from '@/server/page/joined-scripts';
import { findKnownScripts } from '@/server/page/known-scripts';
import { deferScripts } from '@/server/page/late-scripts';
import { markMissing } from '@/server/page/page-missing';
import type { InlineStyles } from '@/server/page/page-styles';
import type { Generation } from './page-store';

// why: Next has no API to add a header to a cached page, so its cache class is extended; the version is pinned, and an
// end-to-end test checks every kind of page
const load = createRequire(import.meta.url);
const {
  default: FileSystemCache,
}: typeof import('next/dist/server/lib/incremental-cache/file-system-cache') = load(
  'next/dist/server/lib/incremental-cache/file-system-cache',
);
const { getMemoryCache }: typeof import('next/dist/server/lib/incremental-cache/memory-cache.external') =
  load('next/dist/server/lib/incremental-cache/memory-cache.external');

type Options = ConstructorParameters<typeof FileSystemCache>[0];
type Entry = Awaited<ReturnType<InstanceType<typeof FileSystemCache>['get']>>;
type Page = Parameters<InstanceType<typeof FileSystemCache>['set']>[1];

/** Where Next looks up cache handlers; one named in its configuration would be imported on each request. */
const CACHE_HANDLERS = Symbol.for('@next/cache-handlers');

type Handler<Result> = (req: IncomingMessage, res: ServerResponse) => Result;

/** Pages that `finishPage` has already processed. */
const finished = new WeakSet<object>();

let inlineStyles: InlineStyles = (html) => ({ html, hashes: [] });
let scripts: BuiltScripts = { joined: [], texts: {} };

/** When the current request arrived, by Next's clock. */
const requestedAt = new AsyncLocalStorage<number>();

let immediateChange: Generation = Symbol('none yet');

/**
 * Next's page cache. Each page gets inline styles (docs/adr/0025), a preload of its first picture, deferred scripts
 * (docs/adr/0021), and a Content-Security-Policy with the hashes (docs/adr/0012). A page is dated by when it was
 * requested, a built page by when this process started (docs/adr/0024): its file's time may come from a clock that
 * was ahead, and then no change would count as later.
 */
class PageCache extends FileSystemCache {
  constructor(options: Options) {
    super({
      ...options,
      fs: { ...options.fs, stat: async () => ({ mtime: new Date(performance.timeOrigin) }) },
    });
  }

  override async get(...given: Parameters<InstanceType<typeof FileSystemCache>['get']>): Promise<Entry> {
    const entry = await super.get(...given);
    if (entry?.value) finishPage(entry.value);
    return entry;
  }

  override set(...given: Parameters<InstanceType<typeof FileSystemCache>['set']>): Promise<void> {
    const [key, page] = given;
    finishPage(page);
    const done = super.set(...given);
    const kept = getMemoryCache(0).get(key);
    if (kept) kept.lastModified = requestedAt.getStore() ?? nextClockMs();
    return done;
  }

  /**
   * Does not call `super`: Next has already marked the tags in its data cache, by the monotonic clock that it compares
   * ages with. `super` would mark them again by the system clock, which may be changed while the shop runs.
   */
  override async revalidateTag(
    ...[, durations]: Parameters<InstanceType<typeof FileSystemCache>['revalidateTag']>
  ): Promise<void> {
    if (!durations || durations.expire === 0) immediateChange = Symbol('immediate change');
  }
}

/** The last change that allows no stale page to be served even once. */
export function lastImmediateChange(): Generation {
  return immediateChange;
}

/** Makes Next use this page cache from the next request on. */
export function installPageCache(withStyles: InlineStyles, built: BuiltScripts): void {
  inlineStyles = withStyles;
  scripts = built;
  Object.assign(globalThis, { [CACHE_HANDLERS]: { FetchCache: PageCache } });
}

/** Dates pages that Next renders for a request by when the request arrived. */
export function datePagesByRequest<Result>(next: Handler<Result>): Handler<Result> {
  // why: a change in the same millisecond must count as later
  return (req, res) => requestedAt.run(nextClockMs() - 1, () => next(req, res));
}

/** Milliseconds since 1970 by Next's monotonic clock: changes of the system clock do not affect it. */
function nextClockMs(): number {
  return performance.timeOrigin + performance.now();
}

function finishPage(page: Page): void {
  if (page?.kind !== 'APP_PAGE' || typeof page.html !== 'string' || finished.has(page)) return;
  const styled = inlineStyles(page.html);
  const { html, hashes } = findKnownScripts(preloadFirstPicture(deferScripts(styled.html, scripts)));
  page.html = html;
  page.headers = { ...page.headers, 'content-security-policy': pagePolicy(hashes, styled.hashes) };
  markMissing(page);
  finished.add(page);
}
