import type { ServerResponse } from 'node:http';

/** For responses that browsers may store, but use only after asking the shop whether they are still current. */
export const ASKED_EACH_TIME = 'public, max-age=0, must-revalidate';

/** How Next begins the `Cache-Control` of a cached page, which is meant for a CDN. */
const FOR_CDN = 's-maxage=';

/**
 * Makes browsers ask for a page each time. Next allows a month of `stale-while-revalidate` (RFC 5861), in which Firefox
 * would open the page as it was at the last visit, with its prices.
 */
export function askEachTime(res: ServerResponse): void {
  if (String(res.getHeader('cache-control')).startsWith(FOR_CDN))
    res.setHeader('cache-control', ASKED_EACH_TIME);
}
