import { paths } from '@/lib/config/paths';
import { isAccountPage, isApi, pathIn } from '@/server/http/target';
import { type RendersInProgress, rendersInProgress } from '@/server/load/renders-in-progress';
import { API_CACHE_POLICY } from './api-cache-policy';
import { type Generation, pageStore } from './page-store';
import { type ResponseCache, responseCache } from './response-cache';

/** Search terms are unlimited; their API responses must not evict pages. */
const MAX_API_BYTES = 8 * 1024 * 1024;

export const PLAIN_CART = paths.plainCart();

export type FrontCaches = {
  pages: ResponseCache;
  /** Renders of pages that are not in the cache. */
  renders: RendersInProgress;
  /**
   * The cache for a request target; undefined for a shopper's own page. Every /api target has one: it stores only
   * responses marked public.
   */
  cacheFor: (target: string) => ResponseCache | undefined;
  invalidate: () => void;
};

/** The front's caches, from which it sends pages and BFF responses without calling Next. */
export function frontCaches(lastImmediateChange: () => Generation): FrontCaches {
  const [pageEntries, apiEntries] = [pageStore(), pageStore(MAX_API_BYTES)];
  const [pages, apiResponses] = [responseCache(pageEntries), responseCache(apiEntries, API_CACHE_POLICY)];
  return {
    pages,
    renders: rendersInProgress({ last: pageEntries.generation, lastImmediate: lastImmediateChange }),
    cacheFor: (target) => {
      if (isApi(target)) return apiResponses;
      return pathIn(target) === PLAIN_CART || isAccountPage(target) ? undefined : pages;
    },
    invalidate: () => {
      pageEntries.invalidate();
      apiEntries.invalidate();
    },
  };
}
