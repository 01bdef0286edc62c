/** The cache in which the service worker stores visited pages; the offline page lists them. */
export const KEPT_PAGES_CACHE = 'koodai-pages';
