import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorCode } from '@/lib/domain/errors';
import { REQUEST_ID_HEADER } from '@/lib/domain/headers';
import { languageOf } from '@/lib/domain/language';
import type { MessageId } from '@/lib/messages/message-id';
import { PLAIN_PAGE_POLICY, plainAnswer, plainPage } from '@/server/page/plain-page';
import { isApi } from './target';

type ErrorResponse = {
  status: number;
  headers?: Record<string, string>;
  code: ErrorCode;
  page: MessageId;
};

/** Sends an error response from the front: a JSON error envelope below /api, else a page. */
export function sendError(
  req: IncomingMessage,
  res: ServerResponse,
  { status, headers, code, page }: ErrorResponse,
): void {
  const isCall = isApi(req.url ?? '');
  const requestId = String(req.headers[REQUEST_ID_HEADER]);
  const body = isCall ? plainAnswer(code, requestId) : plainPage(languageOf(req.url ?? ''), page);
  res.writeHead(status, {
    'content-type': isCall ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    'content-security-policy': PLAIN_PAGE_POLICY,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'private, no-store',
    [REQUEST_ID_HEADER]: requestId,
    ...headers,
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}
