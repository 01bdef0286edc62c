import 'server-only';
import { connection } from 'next/server';
import type { ShopError } from '@/lib/domain/errors';
import { REQUEST_ID_HEADER, RETRY_UNAVAILABLE_AFTER_S } from '@/lib/domain/headers';
import { RATE_WINDOW_S } from '@/lib/session/rate-limit';
import { readRequestId } from '@/lib/session/request-id';
import { RequestSession } from '@/lib/session/session';
import { toShopError } from './error-answer';
import { logRequest } from './log-request';

/** A request with its request id and its decrypted session. */
export type OpenedRequest = { request: Request; session: RequestSession; requestId: string };

const PRIVATE = 'private, no-store';

/**
 * Answers any BFF request: runs `work`, or `refuse` when that fails, adds the request id, the session cookies and
 * no-store, and writes one log line. A cache-control that `work` sets stays only when no cookie is set.
 */
export async function answerRequest(
  request: Request,
  work: (opened: OpenedRequest) => Promise<Response>,
  refuse: (failure: ShopError, opened: OpenedRequest) => Response,
): Promise<Response> {
  if (request.method === 'GET') await connection();
  const startedAt = performance.now();
  const requestId = readRequestId(request);
  const session = await RequestSession.read(request);
  const opened = { request, session, requestId };
  let failure: ShopError | undefined;
  let response: Response;
  try {
    response = await work(opened);
  } catch (error) {
    failure = toShopError(error);
    response = refuse(failure, opened);
  }
  const { headers } = response;
  headers.set(REQUEST_ID_HEADER, requestId);
  headers.set('x-content-type-options', 'nosniff');
  if (!headers.has('cache-control')) headers.set('cache-control', PRIVATE);
  if (failure?.code === 'too_many') headers.set('retry-after', String(RATE_WINDOW_S));
  if (failure?.code === 'unavailable') headers.set('retry-after', String(RETRY_UNAVAILABLE_AFTER_S));
  const cookies = await session.toCookies();
  if (cookies.length > 0) headers.set('cache-control', PRIVATE);
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  const status = failure?.status ?? response.status;
  logRequest(request, { requestId, status, failure, ms: performance.now() - startedAt });
  return response;
}
