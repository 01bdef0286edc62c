import { CHANGE_MARK_HEADER } from '@/lib/domain/change-mark';
import { type ErrorCode, isErrorCode, ShopError } from '@/lib/domain/errors';
import { IDEMPOTENCY_KEY_HEADER, SHOWN_OWNER_HEADER } from '@/lib/domain/headers';
import { answerIn } from '@/lib/domain/names';
import { documentText } from '@/lib/messages/document-text';
import { nameFirstGuest, nameFirstGuestNow, shownOwner } from './cart/first-guest';

const TIMEOUT_MS = 12_000;

export type Guard<Value> = (value: unknown) => value is Value;

export type FetchOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  idempotencyKey?: string;
  /** From `nextMark`: the newest change wins, in whatever order they arrive. */
  changeMark?: string | undefined;
  signal?: AbortSignal;
};

export type SignedOutCode = Extract<ErrorCode, 'unauthenticated' | 'suspended'>;

type SignedOutListener = (code: SignedOutCode) => Promise<unknown>;

let signedOut: SignedOutListener | undefined;

/** Sets what is awaited before a request rejects that the BFF refused as signed out. Must not reject. */
export function onSignedOut(listener: SignedOutListener): void {
  signedOut = listener;
}

/**
 * Fetches JSON from the BFF and checks it with a small guard; the BFF has validated it with zod (docs/adr/0002).
 *
 * @throws ShopError with the BFF's code; `unavailable` without a response; `bad_upstream` for another shape.
 * @throws the signal's reason when the caller aborts.
 */
export async function fetchJson<Value>(
  path: string,
  guard: Guard<Value>,
  options: FetchOptions = {},
): Promise<Value> {
  const { ok, body: answer } = await send(path, options);
  if (!ok) {
    const error = toShopError(answer);
    const { code } = error;
    if (code === 'unauthenticated' || code === 'suspended') await signedOut?.(code);
    throw error;
  }
  const body = answerIn(documentText.language, answer);
  if (!guard(body)) throw new ShopError('bad_upstream');
  return body;
}

/** Sends a request that outlives the page; its response is ignored. */
export function sendWithoutAnswer(path: string, options: FetchOptions): void {
  nameFirstGuestNow();
  fetch(path, toInit(options)).catch(() => undefined);
}

function toInit({ method = 'GET', body, idempotencyKey, changeMark }: FetchOptions): RequestInit {
  return {
    method,
    // why: an optimistic change must still reach the server when the shopper leaves the page
    keepalive: method !== 'GET',
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      'accept-language': documentText.language,
      [SHOWN_OWNER_HEADER]: shownOwner(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(idempotencyKey ? { [IDEMPOTENCY_KEY_HEADER]: idempotencyKey } : {}),
      ...(changeMark ? { [CHANGE_MARK_HEADER]: changeMark } : {}),
    },
    body: JSON.stringify(body),
  };
}

async function send(
  path: string,
  { signal, ...options }: FetchOptions,
): Promise<{ ok: boolean; body: unknown }> {
  signal?.throwIfAborted();
  const giveUp = new AbortController();
  const stop = () => giveUp.abort();
  const timer = setTimeout(stop, TIMEOUT_MS);
  signal?.addEventListener('abort', stop);
  try {
    const init = { ...toInit(options), signal: giveUp.signal };
    if (init.method !== 'GET') await nameFirstGuest();
    const response = await fetch(path, init);
    return { ok: response.ok, body: await readJson(response, giveUp.signal) };
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    throw new ShopError('unavailable', { cause: error });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

/** Undefined when the body is not JSON. @throws when the request is aborted before the body ends. */
async function readJson(response: Response, giveUp: AbortSignal): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    if (giveUp.aborted) throw error;
    return undefined;
  }
}

function toShopError(body: unknown): ShopError {
  const envelope: { error?: Record<string, unknown> } = typeof body === 'object' && body !== null ? body : {};
  const { code, message, field, request_id: requestId } = envelope.error ?? {};
  const known = isErrorCode(code) ? code : 'unavailable';
  return new ShopError(known, {
    message: textOf(message),
    field: textOf(field),
    requestId: textOf(requestId),
  });
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
