import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pagePolicy } from '@/lib/config/page-policy.mjs';
import type { ReplacementPage } from '@/server/http/replace-response';
import type { OwnPage } from './own-pages';

/** Rendered by app/missing.tsx. */
const MISSING_TEMPLATE = /<template data-missing="[^"]*"><\/template>/;

/** Marks a cached page as not found, for its HTML and its RSC data alike. */
const MISSING_HEADER = 'x-missing';

/** Caching headers: they belong to the URL, so the replacement page keeps them. */
const CACHING_HEADERS = ['cache-control', 'vary'];

/** The response to Next's client-side router, which then loads the URL as a document. */
const NO_DATA: OwnPage = { body: '', policy: pagePolicy([]) };

type Page = { html: string; headers?: OutgoingHttpHeaders; segmentData?: Map<string, Buffer> };

/** Marks a not-found page by a header and drops its segment data, so that the router cannot assemble it. */
export function markMissing(page: Page): void {
  if (!MISSING_TEMPLATE.test(page.html)) return;
  page.headers = { ...page.headers, [MISSING_HEADER]: '1' };
  page.segmentData?.clear();
}

/** Whether a response is that of a page marked as not found. */
export function isMissing(res: ServerResponse): boolean {
  return res.hasHeader(MISSING_HEADER);
}

/** The 404 page that is sent instead (docs/adr/0030); undefined when it could not be loaded. */
export async function missingPage(
  req: IncomingMessage,
  res: ServerResponse,
  nowherePage: () => Promise<OwnPage | undefined>,
): Promise<ReplacementPage | undefined> {
  const page = req.headers.rsc === undefined ? await nowherePage() : NO_DATA;
  const headers: OutgoingHttpHeaders = Object.fromEntries(
    CACHING_HEADERS.map((name) => [name, res.getHeader(name)]),
  );
  return page && { status: 404, page, headers };
}
