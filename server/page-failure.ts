import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Language } from '@/lib/domain/language';
import type { OwnPage } from './own-pages';
import { PLAIN_PAGE_POLICY, plainPage } from './plain-page';

/** Until shoppers and crawlers may ask again. */
const RETRY_AFTER_S = '5';

/**
 * Holds back a page that Next answers with 500, as it does when the shop API is silent and the cache has none, and
 * sends the shop's own page with 503 in its place. Answers already begun are left alone.
 */
export function replaceFailure(
  req: IncomingMessage,
  res: ServerResponse,
  language: Language,
  unavailablePage: () => Promise<OwnPage | undefined>,
): void {
  const { writeHead, end } = res;
  const headersOfFront = res.getHeaders();
  let isReplaced = false;

  const replace = async (): Promise<void> => {
    isReplaced = true;
    const { html, policy } = (await unavailablePage()) ?? bare(language);
    if (res.destroyed) return;
    for (const name of res.getHeaderNames()) res.removeHeader(name);
    for (const [name, value] of Object.entries(headersOfFront)) res.setHeader(name, value ?? []);
    writeHead.call(res, 503, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'retry-after': RETRY_AFTER_S,
      'content-security-policy': policy,
      'x-request-id': req.headers['x-request-id'],
    });
    Reflect.apply(end, res, req.method === 'HEAD' ? [] : [html]);
  };

  /** Replaces a method of the response; `statusOf` tells the status where the call itself names it. */
  const hold = (name: 'writeHead' | 'flushHeaders' | 'write' | 'end', held: unknown): void => {
    const original = res[name];
    const method = (...args: unknown[]): unknown => {
      const status = name === 'writeHead' ? Number(args[0]) : res.statusCode;
      if (!isReplaced && (res.headersSent || status < 500)) return Reflect.apply(original, res, args);
      if (!isReplaced) void replace();
      return held;
    };
    Object.assign(res, { [name]: method });
  };
  hold('writeHead', res);
  hold('flushHeaders', undefined);
  hold('write', true);
  hold('end', res);
}

/** In place of the shop's own page, when even that cannot be had. */
function bare(language: Language): OwnPage {
  return { html: plainPage(language, 'error.page_text'), policy: PLAIN_PAGE_POLICY };
}
