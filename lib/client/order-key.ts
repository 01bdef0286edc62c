import { nanoid } from 'nanoid';
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

/** The key this intent was born with, shared by the tabs and reloads that still mean the same cart. */
export function keyFor(intent: OrderIntent, cart: OrderCart): string {
  const key = nanoid();
  try {
    const known = unansweredKey(intent, cart);
    if (known) return known;
    localStorage.setItem(STORE, `${fingerprintOf(intent, cart)} ${key}`);
  } catch {
    // private windows may refuse storage: the API still refuses a cart that was already ordered
  }
  return key;
}

/** The key this intent was sent with before, when no answer to it came. */
export function unansweredKey(intent: OrderIntent, cart: OrderCart): string | undefined {
  try {
    const [known, key] = (localStorage.getItem(STORE) ?? '').split(' ');
    return known === fingerprintOf(intent, cart) ? key : undefined;
  } catch {
    return undefined;
  }
}

function fingerprintOf({ addressId, payment, expectedTotal }: OrderIntent, cart: OrderCart): string {
  return [cart.owner, cart.version, addressId, payment, expectedTotal].join(':');
}

export function forgetKey(): void {
  try {
    localStorage.removeItem(STORE);
  } catch {
    // as above
  }
}

/** Forgets the key of what was refused; of what was not looked at (`too_many`), an earlier try may have been taken. */
export function forgetRefused(error: unknown): void {
  if (isRefusal(error) && error.code !== 'too_many') forgetKey();
}

/**
 * Whether the shop said no, so that this try placed no order; with `too_many` it did not look, and an earlier try may have
 * placed one. An error of its own (`internal`) is no such answer: the
 * order may have been stored before it.
 */
export function isRefusal(error: unknown): error is ShopError {
  if (!isShopError(error) || error.code === 'internal') return false;
  return !error.retryable || error.code === 'too_many';
}
