import type { IncomingMessage } from 'node:http';
import { REQUEST_ID_HEADER, RETRY_UNAVAILABLE_AFTER_S } from '@/lib/domain/headers';
import type { Language } from '@/lib/domain/language';
import type { ReplacementPage } from '@/server/http/replace-response';
import type { OwnPage } from './own-pages';
import { PLAIN_PAGE_POLICY, plainPage } from './plain-page';

/** Whether Next failed to render a page, for example when the shop API is down and the page is not cached. */
export function isFailure(status: number): boolean {
  return status >= 500;
}

/** The 503 page that is sent when a page could not be rendered. */
export async function failedPage(
  { headers }: IncomingMessage,
  language: Language,
  unavailablePage: () => Promise<OwnPage | undefined>,
): Promise<ReplacementPage> {
  return {
    status: 503,
    page: (await unavailablePage()) ?? plainFailurePage(language),
    headers: {
      'cache-control': 'private, no-store',
      'retry-after': String(RETRY_UNAVAILABLE_AFTER_S),
      [REQUEST_ID_HEADER]: headers[REQUEST_ID_HEADER],
    },
  };
}

/** Used when the shop's own unavailable page cannot be loaded either. */
function plainFailurePage(language: Language): OwnPage {
  return { body: plainPage(language, 'error.page_text'), policy: PLAIN_PAGE_POLICY };
}
