import 'server-only';
import { type Dispatcher, request } from 'undici';
import type { z } from 'zod';
import { getEnv } from '@/lib/config/env';
import { log } from '@/lib/config/log';
import { readLimited } from '@/lib/config/read-limited';
import { ACTOR_HEADER, type Actor, CALLER_IP_HEADER, signActor } from '@/lib/contract/actor-token';
import { timeoutOf } from '@/lib/contract/call-timeout';
import { pathOf, type ShopCall } from '@/lib/contract/define-call';
import { errorWire } from '@/lib/contract/shop/error-wire';
import { CHANGE_MARK_HEADER } from '@/lib/domain/change-mark';
import { ShopError } from '@/lib/domain/errors';
import { IDEMPOTENCY_KEY_HEADER, REQUEST_ID_HEADER } from '@/lib/domain/headers';
import type { Language } from '@/lib/domain/language';
import { issuesOf, reasonOf } from '@/lib/domain/log-safe';
import { type RawResponse, throughBreaker } from './circuit-breaker';

/** Many times the longest response of the contract; bounds the memory of one call. */
const MAX_RESPONSE_BYTES = 8 * 1024 * 1024;

/** Context of a call to the shop API. */
export type Caller = {
  requestId?: string | undefined;
  clientIp?: string | undefined;
  /** The language of the calling page; English by default. */
  language?: Language | undefined;
  /** Tab and time of the change, as `formatChangeMark` writes it. */
  changeMark?: string | undefined;
};

type ShopFetchOptions = Caller & {
  /** The shopper the call is made for; catalogue calls have none. */
  actor?: Actor | undefined;
  idempotencyKey?: string | undefined;
};

type SentRequest = { method: Dispatcher.HttpMethod; headers: Record<string, string>; body?: string };

/**
 * Makes one call of the contract.
 *
 * @throws ShopError with the API's own code; `bad_upstream` when the response breaks the contract;
 *   `unavailable` when there was no response in time.
 */
export async function shopFetch<Input extends z.ZodType, Output extends z.ZodType>(
  call: ShopCall<Input, Output>,
  input: z.input<Input>,
  options: ShopFetchOptions = {},
): Promise<z.output<Output>> {
  const requestId = options.requestId ?? crypto.randomUUID();
  const response = await send(call, input, { ...options, requestId });
  const body = readJson(call, response, requestId);
  if (response.status < 200 || response.status > 299)
    throw toShopError(call, response.status, body, requestId);
  const parsed = call.output.safeParse(body);
  if (parsed.success) return parsed.data;
  throw badUpstream(call, requestId, issuesOf(parsed.error));
}

async function send(
  call: ShopCall,
  input: unknown,
  options: ShopFetchOptions & { requestId: string },
): Promise<RawResponse> {
  const { url, sent } = await toRequest(call, input, options);
  const attempt = () => throughBreaker(call.name, () => ask(url, sent, timeoutOf(call)));
  try {
    return await attempt();
  } catch (error) {
    const mayRepeat = (call.method === 'GET' || call.isReadOnly) && error instanceof NoResponseError;
    if (!mayRepeat) throw unanswered(call, options.requestId, error);
  }
  try {
    return await attempt();
  } catch (error) {
    throw unanswered(call, options.requestId, error);
  }
}

function unanswered(call: ShopCall, requestId: string, error: unknown): ShopError {
  return error instanceof ResponseTooLargeError
    ? badUpstream(call, requestId, [error.message])
    : unavailable(call, requestId, error);
}

async function toRequest(
  call: ShopCall,
  input: unknown,
  { actor, idempotencyKey, requestId, clientIp, language, changeMark }: ShopFetchOptions,
): Promise<{ url: URL; sent: SentRequest }> {
  const { shopApiUrl, shopApiSecret } = getEnv();
  const headers: Record<string, string> = {
    authorization: `Bearer ${shopApiSecret}`,
    accept: 'application/json',
    ...(requestId ? { [REQUEST_ID_HEADER]: requestId } : {}),
    ...(clientIp ? { [CALLER_IP_HEADER]: clientIp } : {}),
    ...(language ? { 'accept-language': language } : {}),
    ...(actor ? { [ACTOR_HEADER]: await signActor(actor, shopApiSecret) } : {}),
    ...(idempotencyKey ? { [IDEMPOTENCY_KEY_HEADER]: idempotencyKey } : {}),
    ...(changeMark && call.newestStands ? { [CHANGE_MARK_HEADER]: changeMark } : {}),
  };
  const url = new URL(`${shopApiUrl}${pathOf(call, Object(input))}`);
  if (call.method !== 'GET') {
    headers['content-type'] = 'application/json';
    return { url, sent: { method: call.method, headers, body: JSON.stringify(input) } };
  }
  for (const [name, value] of Object.entries(input ?? {})) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return { url, sent: { method: call.method, headers } };
}

async function ask(url: URL, sent: SentRequest, timeoutMs: number): Promise<RawResponse> {
  const signal = AbortSignal.timeout(timeoutMs);
  const { statusCode, body } = await request(url, { ...sent, signal }).catch((cause) => {
    throw signal.aborted ? cause : new NoResponseError('no response began', { cause });
  });
  return { status: statusCode, text: await readText(body) };
}

async function readText(body: AsyncIterable<Uint8Array>): Promise<string> {
  const text = await readLimited(body, MAX_RESPONSE_BYTES).catch((cause) => {
    throw new TruncatedResponseError('the response was cut short', { cause });
  });
  if (!text) throw new ResponseTooLargeError('the response has no end');
  return text.toString();
}

/** The response is longer than MAX_RESPONSE_BYTES; the rest is not read. */
class ResponseTooLargeError extends Error {
  override name = 'ResponseTooLargeError';
}

/** The connection failed before the response began. */
class NoResponseError extends Error {
  override name = 'NoResponseError';
}

/** The connection failed after the response had begun, so the call is not retried. */
class TruncatedResponseError extends Error {
  override name = 'TruncatedResponseError';
}

function readJson(call: ShopCall, { status, text }: RawResponse, requestId: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badUpstream(call, requestId, [`status ${status} without JSON`]);
  }
}

function toShopError(call: ShopCall, status: number, body: unknown, requestId: string): ShopError {
  const parsed = errorWire.safeParse(body);
  if (!parsed.success) return badUpstream(call, requestId, [`status ${status} without an error envelope`]);
  const { code, message, field } = parsed.data.error;
  if (code === 'untrusted_caller') return badUpstream(call, requestId, [code]);
  return new ShopError(code, { message, requestId, ...(field ? { field } : {}) });
}

/** Logs a response that breaks the contract and returns the error to throw; `issues` must not hold values. */
export function badUpstream(
  call: ShopCall,
  requestId: string | undefined,
  issues: readonly string[],
): ShopError {
  log('error', 'bad_upstream', { request_id: requestId, call: call.name, path: call.path, issues });
  return new ShopError('bad_upstream', requestId === undefined ? {} : { requestId });
}

function unavailable(call: ShopCall, requestId: string, cause: unknown): ShopError {
  const reason = reasonOf(cause);
  log('error', 'shop_unavailable', { request_id: requestId, call: call.name, path: call.path, reason });
  return new ShopError('unavailable', { cause, requestId });
}
