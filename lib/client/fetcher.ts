import { ERROR_TABLE, type ErrorCode, ShopError } from '@/lib/domain/errors';

const TIMEOUT_MS = 12_000;

export type Guard<Value> = (value: unknown) => value is Value;

export type FetchOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  idempotencyKey?: string;
  signal?: AbortSignal;
};

type SignedOutCode = Extract<ErrorCode, 'unauthenticated' | 'suspended'>;
const signedOutListeners = new Set<(code: SignedOutCode) => void>();

/** Calls back when the BFF answers that the session has ended; returns how to stop. */
export function onSignedOut(listener: (code: SignedOutCode) => void): () => void {
  signedOutListeners.add(listener);
  return () => signedOutListeners.delete(listener);
}

/**
 * Same-origin JSON, checked by a small guard: the BFF has already built it with zod (docs/adr/0002).
 *
 * @throws ShopError with the BFF's code; `unavailable` without an answer; `bad_upstream` for another shape.
 * @throws the signal's reason when the caller gave up.
 */
export async function fetchJson<Value>(
  path: string,
  guard: Guard<Value>,
  options: FetchOptions = {},
): Promise<Value> {
  const response = await send(path, options);
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw toError(body);
  if (!guard(body)) throw new ShopError('bad_upstream');
  return body;
}

async function send(
  path: string,
  { method = 'GET', body, idempotencyKey, signal }: FetchOptions,
): Promise<Response> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), TIMEOUT_MS);
  const stop = () => giveUp.abort();
  signal?.addEventListener('abort', stop);
  try {
    return await fetch(path, {
      method,
      credentials: 'same-origin',
      signal: giveUp.signal,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    throw new ShopError('unavailable', { cause: error });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(ERROR_TABLE, code);
}

function toError(body: unknown): ShopError {
  const envelope: { error?: Record<string, unknown> } = typeof body === 'object' && body !== null ? body : {};
  const { code, message, field, request_id: requestId } = envelope.error ?? {};
  const known = isErrorCode(code) ? code : 'unavailable';
  if (known === 'unauthenticated' || known === 'suspended') {
    for (const listener of signedOutListeners) listener(known);
  }
  return new ShopError(known, {
    ...(typeof message === 'string' ? { message } : {}),
    ...(typeof field === 'string' ? { field } : {}),
    ...(typeof requestId === 'string' ? { requestId } : {}),
  });
}
