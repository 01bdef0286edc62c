import 'server-only';

/** For responses that do not depend on the shopper. */
export const PUBLIC_MINUTE = 'public, max-age=60, stale-while-revalidate=300';
export const PUBLIC_HOUR = 'public, max-age=3600, stale-while-revalidate=86400';
