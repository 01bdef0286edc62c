import 'server-only';
import type { Actor } from '@/lib/contract/actor-token';
import type { Cart } from '@/lib/contract/bff/cart';
import { ZERO_PAISE } from '@/lib/domain/money';
import { cachedOrderSettings } from '@/lib/shop/cached/settings';
import type { CartState } from '@/lib/shop/to-cart';
import { ownerMark } from './owner-mark';

/** Adds the owner mark to a cart, for the browser. @throws ShopError when the API does not answer. */
export async function answerCart(actor: Actor, call: Promise<CartState>): Promise<Cart> {
  return { ...(await call), owner: ownerMark(actor) };
}

/** The empty cart of a visitor without a session: the API has none, so only the order settings are read. */
export async function cartWithoutSession(): Promise<Cart> {
  const settings = await cachedOrderSettings();
  return { version: 0, owner: ownerMark(undefined), lines: [], promotionCredit: ZERO_PAISE, ...settings };
}

/** An API result that contains a cart; `state` becomes `cart`, with the owner mark. @throws ShopError */
export async function answerWithCart<Result extends { state: CartState }>(
  actor: Actor,
  call: Promise<Result>,
): Promise<Omit<Result, 'state'> & { cart: Cart }> {
  const { state, ...rest } = await call;
  return { ...rest, cart: { ...state, owner: ownerMark(actor) } };
}
