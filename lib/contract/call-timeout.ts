import type { ShopCall } from './define-call';

const SHORT_TIMEOUT_MS = 2_500;
/** Of calls with an idempotency key, and of slow ones. */
export const LONG_TIMEOUT_MS = 8_000;

/** Milliseconds after which the storefront gives a call up. */
export function timeoutOf(call: Pick<ShopCall, 'idempotent' | 'isSlow'>): number {
  return call.idempotent || call.isSlow ? LONG_TIMEOUT_MS : SHORT_TIMEOUT_MS;
}
