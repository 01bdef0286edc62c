import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { pagePolicy } from '@/lib/config/page-policy.mjs';
import { findKnownScripts } from './known-scripts';
import { lateScripts } from './late-scripts';
import type { InlineStyles } from './page-styles';

// why: Next offers no way to add a header to a cached page, so its own cache is extended; the version is exact, and an
// end-to-end test looks at every kind of page
const {
  default: FileSystemCache,
}: typeof import('next/dist/server/lib/incremental-cache/file-system-cache') = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache',
);

type Entry = Awaited<ReturnType<InstanceType<typeof FileSystemCache>['get']>>;
type Page = Parameters<InstanceType<typeof FileSystemCache>['set']>[1];

/** Where Next looks for a cache of pages to use; named in its configuration, it would be imported for each request. */
const CACHES = Symbol.for('@next/cache-handlers');

type Handler = (req: IncomingMessage, res: ServerResponse) => void | Promise<void>;

/** Pages that have all of it. */
const finished = new WeakSet<object>();

let inlineStyles: InlineStyles = (html) => ({ html, hashes: [] });

/** When Next was asked for what it is making, in milliseconds. */
const askedAt = new AsyncLocalStorage<number>();
/** The same of what it has made. */
const since = new WeakMap<object, number>();

/**
 * Next's cache of pages, each with its styles in it (docs/adr/0025), its script files put off (docs/adr/0021), and the
 * Content-Security-Policy that allows both (docs/adr/0012). A page is as old as the question for it (docs/adr/0024).
 */
class PageCache extends FileSystemCache {
  override async get(...given: Parameters<InstanceType<typeof FileSystemCache>['get']>): Promise<Entry> {
    const entry = await super.get(...given);
    if (!entry?.value) return entry;
    finish(entry.value);
    const from = since.get(entry.value);
    if (from !== undefined) entry.lastModified = from;
    return entry;
  }

  override async set(...given: Parameters<InstanceType<typeof FileSystemCache>['set']>): Promise<void> {
    finish(given[1]);
    const from = askedAt.getStore();
    if (given[1] && from !== undefined) since.set(given[1], from);
    return super.set(...given);
  }
}

/** Has Next keep its pages there, from the next request on. */
export function finishPages(withStyles: InlineStyles): void {
  inlineStyles = withStyles;
  Object.assign(globalThis, { [CACHES]: { FetchCache: PageCache } });
}

/** Has what Next makes for a request dated by when it was asked for. */
export function datePages(next: Handler): Handler {
  // why: a change of the same millisecond is later
  return (req, res) => askedAt.run(Date.now() - 1, () => next(req, res));
}

function finish(page: Page): void {
  if (page?.kind !== 'APP_PAGE' || typeof page.html !== 'string' || finished.has(page)) return;
  const styled = inlineStyles(page.html);
  const { html, hashes } = findKnownScripts(lateScripts(styled.html));
  page.html = html;
  page.headers = { ...page.headers, 'content-security-policy': pagePolicy(hashes, styled.hashes) };
  finished.add(page);
}
