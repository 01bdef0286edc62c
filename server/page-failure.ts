import type { IncomingMessage } from 'node:http';
import { REQUEST_ID_HEADER } from '@/lib/domain/headers';
import type { Language } from '@/lib/domain/language';
import type { OwnPage } from './own-pages';
import { PLAIN_PAGE_POLICY, plainPage } from './plain-page';
import type { StandIn } from './stand-in';

/** Until shoppers and crawlers may ask again. */
const RETRY_AFTER_S = '5';

/** Whether Next could not make a page: as when the shop API is silent and the cache has none. */
export function isFailure(status: number): boolean {
  return status >= 500;
}

/** What goes out for a page that could not be made, with 503. */
export async function failedPage(
  { headers }: IncomingMessage,
  language: Language,
  unavailablePage: () => Promise<OwnPage | undefined>,
): Promise<StandIn> {
  return {
    status: 503,
    page: (await unavailablePage()) ?? bare(language),
    headers: {
      'cache-control': 'private, no-store',
      'retry-after': RETRY_AFTER_S,
      [REQUEST_ID_HEADER]: headers[REQUEST_ID_HEADER],
    },
  };
}

/** In place of the shop's own page, when even that cannot be had. */
function bare(language: Language): OwnPage {
  return { html: plainPage(language, 'error.page_text'), policy: PLAIN_PAGE_POLICY };
}
