import { nanoid } from 'nanoid';
import { mutate } from 'swr';
import type { Cart } from '@/lib/contract/bff/cart';
import { isShopError, type ShopError } from '@/lib/domain/errors';
import type { Paise } from '@/lib/domain/money';
import { fetchJson } from './fetcher';
import { isPlacedOrder } from './guards';
import { keys } from './keys';

export type OrderIntent = { addressId: number; payment: 'cod' | 'promotion'; expectedTotal: Paise };

const STORE = 'koodai-order-intent';

/** The key this intent was born with, shared by the tabs and reloads that still mean the same cart. */
function keyFor(fingerprint: string): string {
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

function forgetKey(): void {
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

/**
 * Places the order; sent again for the same cart, address and total it is the same order (decisions.md 10).
 * Answers the order's id.
 *
 * @throws ShopError; unless `isRefusal` it may have been placed, and sending it again is safe.
 */
export async function placeOrder(
  intent: OrderIntent,
  cart: Pick<Cart, 'owner' | 'version'>,
): Promise<string> {
  const { addressId, payment, expectedTotal } = intent;
  const fingerprint = [cart.owner, cart.version, addressId, payment, expectedTotal].join(':');
  const idempotencyKey = keyFor(fingerprint);
  try {
    const { orderId } = await fetchJson(keys.orders, isPlacedOrder, {
      method: 'POST',
      body: { addressId, payment, expectedTotal },
      idempotencyKey,
    });
    forgetKey();
    await Promise.all([mutate(keys.cart), mutate(keys.lastOrder, undefined), mutate(keys.orders)]);
    return orderId;
  } catch (error) {
    if (isRefusal(error)) forgetKey();
    throw error;
  }
}
