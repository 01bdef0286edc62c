import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { pagePolicy } from '@/lib/config/page-policy.mjs';
import { pictureAhead } from './first-picture';
import type { BuiltScripts } from './joined-scripts';
import { findKnownScripts } from './known-scripts';
import { lateScripts } from './late-scripts';
import { markMissing } from './page-missing';
import type { Generation } from './page-store';
import type { InlineStyles } from './page-styles';

// why: Next offers no way to add a header to a cached page, so its own cache is extended; the version is exact, and an
// end-to-end test looks at every kind of page
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

/** Where Next looks for a cache of pages to use; named in its configuration, it would be imported for each request. */
const CACHES = Symbol.for('@next/cache-handlers');

type Handler<Result> = (req: IncomingMessage, res: ServerResponse) => Result;

/** Pages that have all of it. */
const finished = new WeakSet<object>();

let inlineStyles: InlineStyles = (html) => ({ html, hashes: [] });
let scripts: BuiltScripts = { joined: [], texts: {} };

/** When Next was asked for what it is making, by its own clock. */
const askedAt = new AsyncLocalStorage<number>();

let changedAtOnce: Generation = Symbol('none yet');

/**
 * Next's cache of pages, each with its styles in it (docs/adr/0025), its first picture asked for at once and its script
 * files put off (docs/adr/0021), and the Content-Security-Policy that allows styles and scripts (docs/adr/0012). A page
 * is as old as the question for it, and one of the build as old as this program (docs/adr/0024): the clock that dated its
 * file may have been ahead, and then no change would count as later.
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
    if (entry?.value) finish(entry.value);
    return entry;
  }

  override set(...given: Parameters<InstanceType<typeof FileSystemCache>['set']>): Promise<void> {
    const [key, page] = given;
    finish(page);
    const done = super.set(...given);
    const kept = getMemoryCache(0).get(key);
    if (kept) kept.lastModified = askedAt.getStore() ?? nextsNow();
    return done;
  }

  /**
   * Next has its cache of reads mark what changed, by the clock that it compares all ages with, and then has this cache
   * mark it again, by the clock of the day, which may be put back or forward under a running shop.
   */
  override async revalidateTag(
    ...[, durations]: Parameters<InstanceType<typeof FileSystemCache>['revalidateTag']>
  ): Promise<void> {
    if (!durations || durations.expire === 0) changedAtOnce = Symbol('a change at once');
  }
}

/** When something changed last that may not be shown as it was even once more. */
export function lastChangeAtOnce(): Generation {
  return changedAtOnce;
}

/** Has Next keep its pages there, from the next request on. */
export function finishPages(withStyles: InlineStyles, built: BuiltScripts): void {
  inlineStyles = withStyles;
  scripts = built;
  Object.assign(globalThis, { [CACHES]: { FetchCache: PageCache } });
}

/** Has what Next makes for a request dated by when it was asked for. */
export function datePages<Result>(next: Handler<Result>): Handler<Result> {
  // why: a change of the same millisecond is later
  return (req, res) => askedAt.run(nextsNow() - 1, () => next(req, res));
}

/** Milliseconds since 1970, as Next counts them: no change of the clock of the day is noticed. */
function nextsNow(): number {
  return performance.timeOrigin + performance.now();
}

function finish(page: Page): void {
  if (page?.kind !== 'APP_PAGE' || typeof page.html !== 'string' || finished.has(page)) return;
  const styled = inlineStyles(page.html);
  const { html, hashes } = findKnownScripts(pictureAhead(lateScripts(styled.html, scripts)));
  page.html = html;
  page.headers = { ...page.headers, 'content-security-policy': pagePolicy(hashes, styled.hashes) };
  markMissing(page);
  finished.add(page);
}
