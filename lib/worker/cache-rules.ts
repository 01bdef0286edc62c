import { pageOf } from '@/lib/config/addresses.mjs';
import { PAGES } from '@/lib/config/pages';
import { pathOf } from '@/lib/domain/language';

/** Pages that are cached for offline use, by their first segment. */
const OFFLINE_PAGES: ReadonlySet<string> = new Set(
  PAGES.filter(({ isOffline }) => isOffline).map(({ path }) => path.slice(1)),
);

/** Whether a URL may be cached for offline use; its response must also pass `isCacheable`. */
export function isOfflinePage({ pathname }: URL): boolean {
  return OFFLINE_PAGES.has(pathOf(pathname).split('/')[1] ?? '');
}

/** The cache key of a page: its path, with only those query parameters that change the page. */
export function pageCacheUrl({ pathname, search, origin }: URL): string {
  return new URL(pageOf(`${pathname}${search}`), origin).href;
}

type ResponseHead = Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>;

/** Whether a response is complete, same-origin and not private. */
export function isCacheable({ status, type, redirected, headers }: ResponseHead): boolean {
  const isComplete = status === 200 && type === 'basic' && !redirected;
  return isComplete && !/\b(no-store|private)\b/.test(headers.get('cache-control') ?? '');
}

/** Whether a file's name changes with its content. */
export function isContentHashed({ pathname }: URL): boolean {
  return pathname.startsWith('/_next/static/') || pathname.startsWith('/media/');
}

/** Fonts, logos and drawings, which may change under the same name. */
export function isDesignAsset({ pathname }: URL): boolean {
  return /^\/(fonts|brand|art)\//.test(pathname);
}
