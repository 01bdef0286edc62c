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
export function keyFor({ addressId, payment, expectedTotal }: OrderIntent, cart: OrderCart): string {
  const fingerprint = [cart.owner, cart.version, addressId, payment, expectedTotal].join(':');
  const key = nanoid();
  try {
    const [known, knownKey] = (localStorage.getItem(STORE) ?? '').split(' ');
    if (known === fingerprint && knownKey) return knownKey;
    localStorage.setItem(STORE, `${fingerprint} ${key}`);
  } catch {
    // private windows may refuse storage: the API still refuses a cart that was already ordered
  }
  return key;
}

export function forgetKey(): void {
  try {
    localStorage.removeItem(STORE);
  } catch {
    // as above
  }
}

/**
 * Whether the shop said no, so that no order was placed. An error of its own (`internal`) is no such answer: the
 * order may have been stored before it.
 */
export function isRefusal(error: unknown): error is ShopError {
  if (!isShopError(error) || error.code === 'internal') return false;
  return !error.retryable || error.code === 'too_many';
}
