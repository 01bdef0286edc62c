import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pagePolicy } from '@/lib/config/page-policy.mjs';
import type { OwnPage } from './own-pages';
import type { StandIn } from './stand-in';

/** Of app/missing.tsx. */
const MISSING = /<template data-missing="[^"]*"><\/template>/;

/** Says of a page in the cache that it has nothing to show, whichever of its forms is asked for. */
const MARK = 'x-missing';

/** What caches go by: it is said of the address, whatever stands there. */
const OF_THE_ADDRESS = ['cache-control', 'vary'];

/** For the router, which then opens the address as a document. */
const NO_DATA: OwnPage = { html: '', policy: pagePolicy([]) };

type Page = { html: string; headers?: OutgoingHttpHeaders; segmentData?: Map<string, Buffer> };

/** Has a page that has nothing to show known by its headers, and not put together by the router from its parts. */
export function markMissing(page: Page): void {
  if (!MISSING.test(page.html)) return;
  page.headers = { ...page.headers, [MARK]: '1' };
  page.segmentData?.clear();
}

/** Whether an answer is that of a page that has nothing to show. */
export function isMissing(res: ServerResponse): boolean {
  return res.hasHeader(MARK);
}

/** What goes out for a page that has nothing to show (docs/adr/0030); undefined where that cannot be had. */
export async function missingPage(
  req: IncomingMessage,
  res: ServerResponse,
  nowherePage: () => Promise<OwnPage | undefined>,
): Promise<StandIn | undefined> {
  const page = req.headers.rsc === undefined ? await nowherePage() : NO_DATA;
  const headers: OutgoingHttpHeaders = Object.fromEntries(
    OF_THE_ADDRESS.map((name) => [name, res.getHeader(name)]),
  );
  return page && { status: 404, page, headers };
}
