import { preferredLanguage } from '@/lib/domain/language';
import { hasBackgroundWork } from '@/server/load/background-work';
import type { CachePolicy } from './response-cache';

/** The `Cache-Control` prefix of BFF responses that are the same for every visitor (lib/bff/cache-control.ts). */
const PUBLIC = 'public';

/** For BFF responses; their language follows `Accept-Language`, so it is part of the key. */
export const API_CACHE_POLICY: CachePolicy = {
  keyOf: ({ url, headers }) => `${preferredLanguage(headers['accept-language'])} ${url}`,
  isFresh: (res) =>
    String(res.getHeader('cache-control')).startsWith(PUBLIC) &&
    // why: it may show stale data that Next is revalidating in the background, and Next sets no header for that
    !hasBackgroundWork(res),
};
