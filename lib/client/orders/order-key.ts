import { nanoid } from 'nanoid';
import { readFromBrowser, storeInBrowser } from '@/lib/client/browser-store';
import type { Cart } from '@/lib/contract/bff/cart';
import { isShopError, type ShopError } from '@/lib/domain/errors';
import type { Paise } from '@/lib/domain/money';

export type OrderIntent = {
  addressId: number;
  payment: 'cod' | 'online' | 'promotion';
  expectedTotal: Paise;
};
export type OrderCart = Pick<Cart, 'owner' | 'version'>;

const STORE = 'koodai-order-intent';

/**
 * The idempotency key of an intent, shared by tabs and reloads as long as cart and intent are the same. Where the
 * browser blocks storage it is a new one each time; the API still refuses a cart that was already ordered.
 */
export function keyFor(intent: OrderIntent, cart: OrderCart): string {
  const known = unansweredKey(intent, cart);
  if (known) return known;
  const key = nanoid();
  storeInBrowser(STORE, `${fingerprintOf(intent, cart)} ${key}`);
  return key;
}

/** The key with which this intent was sent before, if it got no response. */
export function unansweredKey(intent: OrderIntent, cart: OrderCart): string | undefined {
  const [known, key] = (readFromBrowser(STORE) ?? '').split(' ');
  return known === fingerprintOf(intent, cart) ? key : undefined;
}

function fingerprintOf({ addressId, payment, expectedTotal }: OrderIntent, cart: OrderCart): string {
  return [cart.owner, cart.version, addressId, payment, expectedTotal].join(':');
}

export function forgetKey(): void {
  storeInBrowser(STORE, undefined);
}

/** Forgets the key after a refusal that rules out that an earlier attempt succeeded. */
export function forgetRefused(error: unknown): void {
  if (isRefusal(error) && !isRefusedUnread(error)) forgetKey();
}

/** Whether the refusal came before the order was looked at: it says nothing about an earlier attempt. */
export function isRefusedUnread({ code }: ShopError): boolean {
  return code === 'too_many' || code === 'unauthenticated' || code === 'suspended';
}

/**
 * Whether the server refused this attempt, so that it placed no order; see `isRefusedUnread` for earlier attempts.
 * `internal` does not count as a refusal: the order may have been stored before the error.
 */
export function isRefusal(error: unknown): error is ShopError {
  if (!isShopError(error) || error.code === 'internal') return false;
  return !error.retryable || error.code === 'too_many';
}
