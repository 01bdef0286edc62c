import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorCode } from '@/lib/domain/errors';
import { REQUEST_ID_HEADER } from '@/lib/domain/headers';
import { languageOf } from '@/lib/domain/language';
import type { MessageId } from '@/lib/messages/message-id';
import { PLAIN_PAGE_POLICY, plainAnswer, plainPage } from './plain-page';
import { isApi } from './target';

type Said = { status: number; headers?: Record<string, string>; code: ErrorCode; page: MessageId };

/** Ends a request at the front: with the envelope of a failed call below /api, else with a page. */
export function refuse(req: IncomingMessage, res: ServerResponse, said: Said): void {
  const isCall = isApi(req.url ?? '');
  const requestId = String(req.headers[REQUEST_ID_HEADER]);
  const body = isCall ? plainAnswer(said.code, requestId) : plainPage(languageOf(req.url ?? ''), said.page);
  res.writeHead(said.status, {
    'content-type': isCall ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    'content-security-policy': PLAIN_PAGE_POLICY,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'private, no-store',
    [REQUEST_ID_HEADER]: requestId,
    ...said.headers,
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}
