/** The cache that the service worker keeps pages in, which the offline page lists. */
export const PAGES_KEPT_IN = 'koodai-pages';
