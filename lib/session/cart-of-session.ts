import 'server-only';
import { createHmac } from 'node:crypto';
import { getEnv } from '@/lib/config/env';
import type { Actor } from '@/lib/contract/actor-token';
import type { Cart } from '@/lib/contract/bff/cart';
import { ZERO_PAISE } from '@/lib/domain/money';
import { cachedOrderSettings } from '@/lib/shop/cached/content';
import type { CartState } from '@/lib/shop/to-cart';

const OWNER_MARK_LENGTH = 16;

/** A mark that changes with the owner and tells nothing about it. */
function ownerMark(actor: Actor | undefined): string {
  if (!actor) return '';
  const mac = createHmac('sha256', getEnv().sessionSecrets[0]).update(`cart owner ${actor.kind} ${actor.id}`);
  return mac.digest('base64url').slice(0, OWNER_MARK_LENGTH);
}

/** The cart as the browser sees it. @throws ShopError when the API does not answer. */
export async function answerCart(actor: Actor, asked: Promise<CartState>): Promise<Cart> {
  return { ...(await asked), owner: ownerMark(actor) };
}

/** The cart of a visitor who has written nothing yet. The API knows of none, so it is not asked for one. */
export async function cartOfNobody(): Promise<Cart> {
  const settings = await cachedOrderSettings();
  return { version: 0, owner: ownerMark(undefined), lines: [], promotionCredit: ZERO_PAISE, ...settings };
}

/** What the API told beside a cart, with the cart as the browser sees it. @throws ShopError */
export async function answerWithCart<Told extends { state: CartState }>(
  actor: Actor,
  asked: Promise<Told>,
): Promise<Omit<Told, 'state'> & { cart: Cart }> {
  const { state, ...told } = await asked;
  return { ...told, cart: { ...state, owner: ownerMark(actor) } };
}
