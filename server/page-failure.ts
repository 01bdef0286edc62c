import type { IncomingMessage, ServerResponse } from 'node:http';

/** Until shoppers and crawlers may ask again. */
const RETRY_AFTER_S = '5';

/** In place of the shop's own page, when even that cannot be had. */
const BARE_PAGE = '<!doctype html><html lang="en"><title>503</title><p><a href="">Retry</a></p></html>';

/**
 * Holds back a page that Next answers with 500, as it does when the shop API is silent and the cache has none, and
 * sends the shop's own page with 503 in its place. Answers already begun are left alone.
 */
export function replaceFailure(
  req: IncomingMessage,
  res: ServerResponse,
  unavailablePage: () => Promise<string | undefined>,
): void {
  const { writeHead, end } = res;
  let isReplaced = false;

  const replace = async (): Promise<void> => {
    isReplaced = true;
    const page = (await unavailablePage()) ?? BARE_PAGE;
    if (res.destroyed) return;
    for (const name of res.getHeaderNames()) res.removeHeader(name);
    writeHead.call(res, 503, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'retry-after': RETRY_AFTER_S,
      'x-request-id': req.headers['x-request-id'],
    });
    Reflect.apply(end, res, req.method === 'HEAD' ? [] : [page]);
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
