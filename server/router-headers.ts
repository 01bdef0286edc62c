import type { IncomingMessage } from 'node:http';

/** By what Next's router asks for the data of a page; Next looks at them one by one. */
export const ROUTER_HEADERS = [
  'rsc',
  'next-url',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
];

/** Whether the data of a page is asked for, and not the page. */
export function isForRouter({ headers }: IncomingMessage): boolean {
  return headers.rsc !== undefined;
}

/** Has Next answer with the page, whatever else of its router's a client sent. */
export function askForPage({ headers }: IncomingMessage): void {
  for (const name of ROUTER_HEADERS) delete headers[name];
}
