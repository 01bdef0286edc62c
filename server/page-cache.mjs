// why: Next offers no way to add a header to a cached page, so this extends its own cache; the version is exact, and an
// end-to-end test looks at the header and the console of every kind of page
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { pagePolicy } from '../lib/config/page-policy.mjs';
import { findKnownScripts } from './known-scripts.mjs';

// why: it is CommonJS, which Node and Next's bundler read differently
const FileSystemCache = fileSystemCache.default ?? fileSystemCache;

/** Pages that have their policy. */
const allowed = new WeakSet();

/** Next's cache of pages, each with the Content-Security-Policy that allows its inline scripts (docs/adr/0012). */
export default class PageCache extends FileSystemCache {
  /** @override */
  async get(...args) {
    const entry = await super.get(...args);
    allowScripts(entry?.value);
    return entry;
  }

  /** @override */
  async set(key, value, context) {
    allowScripts(value);
    return super.set(key, value, context);
  }
}

function allowScripts(page) {
  if (page?.kind !== 'APP_PAGE' || typeof page.html !== 'string' || allowed.has(page)) return;
  const { html, hashes } = findKnownScripts(page.html);
  page.html = html;
  page.headers = { ...page.headers, 'content-security-policy': pagePolicy(hashes) };
  allowed.add(page);
}
