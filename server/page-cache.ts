import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { pagePolicy } from '@/lib/config/page-policy.mjs';
import { findKnownScripts } from './known-scripts';
import { lateScripts } from './late-scripts';

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

/** Pages that have their policy. */
const allowed = new WeakSet<object>();

/** When Next was asked for what it is making, in milliseconds. */
const askedAt = new AsyncLocalStorage<number>();
/** The same of what it has made. */
const since = new WeakMap<object, number>();

/**
 * Next's cache of pages, each with the Content-Security-Policy that allows its inline scripts (docs/adr/0012), and its
 * script files put off (docs/adr/0021). A page is as old as the question for it (docs/adr/0024).
 */
class PageCache extends FileSystemCache {
  override async get(...given: Parameters<InstanceType<typeof FileSystemCache>['get']>): Promise<Entry> {
    const entry = await super.get(...given);
    if (!entry?.value) return entry;
    allowScripts(entry.value);
    const from = since.get(entry.value);
    if (from !== undefined) entry.lastModified = from;
    return entry;
  }

  override async set(...given: Parameters<InstanceType<typeof FileSystemCache>['set']>): Promise<void> {
    allowScripts(given[1]);
    const from = askedAt.getStore();
    if (given[1] && from !== undefined) since.set(given[1], from);
    return super.set(...given);
  }
}

/** Has Next keep its pages there, from the next request on. */
export function addPagePolicies(): void {
  Object.assign(globalThis, { [CACHES]: { FetchCache: PageCache } });
}

/** Has what Next makes for a request dated by when it was asked for. */
export function datePages(next: Handler): Handler {
  // why: a change of the same millisecond is later
  return (req, res) => askedAt.run(Date.now() - 1, () => next(req, res));
}

function allowScripts(page: Page): void {
  if (page?.kind !== 'APP_PAGE' || typeof page.html !== 'string' || allowed.has(page)) return;
  const { html, hashes } = findKnownScripts(lateScripts(page.html));
  page.html = html;
  page.headers = { ...page.headers, 'content-security-policy': pagePolicy(hashes) };
  allowed.add(page);
}
