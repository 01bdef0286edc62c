import 'server-only';
import { connection } from 'next/server';
import { isShopError, type ShopError } from '@/lib/domain/errors';
import { REQUEST_ID_HEADER } from '@/lib/domain/headers';
import { RATE_WINDOW_S } from '@/lib/session/rate-limit';
import { readRequestId } from '@/lib/session/request-id';
import { RequestSession } from '@/lib/session/session';
import { toShopError } from './error-answer';
import { logRequest } from './log-request';

/** A request that has been given its id and whose session cookie is open. */
export type OpenedRequest = { request: Request; session: RequestSession; requestId: string };

const PRIVATE = 'private, no-store';
/** Until a call to a shop API that did not answer may be made again, as for pages (server/page-failure.ts). */
const UNAVAILABLE_FOR_S = 5;

/**
 * What every answer of the BFF has, whatever its form: request id, session cookie, no-store unless `work` says
 * otherwise and there is no cookie, one log line. A failure of `work` becomes the answer of `refuse`.
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
  let answer: Response;
  try {
    answer = await work(opened);
  } catch (error) {
    failure = toShopError(error);
    answer = refuse(failure, opened);
    if (session.customer && isSignedOutByApi(failure)) session.signOut();
  }
  const { headers } = answer;
  headers.set(REQUEST_ID_HEADER, requestId);
  headers.set('x-content-type-options', 'nosniff');
  if (!headers.has('cache-control')) headers.set('cache-control', PRIVATE);
  if (failure?.code === 'too_many') headers.set('retry-after', String(RATE_WINDOW_S));
  if (failure?.code === 'unavailable') headers.set('retry-after', String(UNAVAILABLE_FOR_S));
  const cookies = await session.toCookies();
  if (cookies.length > 0) headers.set('cache-control', PRIVATE);
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  const status = failure?.status ?? answer.status;
  logRequest(request, { requestId, status, failure, ms: performance.now() - startedAt });
  return answer;
}

function isSignedOutByApi(error: ShopError): boolean {
  return isShopError(error, 'suspended') || isShopError(error, 'unauthenticated');
}
