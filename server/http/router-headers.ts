import type { IncomingMessage } from 'node:http';

/** Headers by which Next's client-side router requests RSC data; Next checks each of them separately. */
export const ROUTER_HEADERS = [
  'rsc',
  'next-url',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
];

/** Whether the request is for a page's RSC data, not for its HTML. */
export function isForRouter({ headers }: IncomingMessage): boolean {
  return headers.rsc !== undefined;
}

/** Removes the router's headers, so that Next sends the HTML. */
export function stripRouterHeaders({ headers }: IncomingMessage): void {
  for (const name of ROUTER_HEADERS) delete headers[name];
}
