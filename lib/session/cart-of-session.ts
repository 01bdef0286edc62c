import 'server-only';
import { createHmac } from 'node:crypto';
import { getEnv } from '@/lib/config/env';
import type { Actor } from '@/lib/contract/actor-token';
import type { Cart, CartCheck } from '@/lib/contract/bff/cart';
import { type Paise, ZERO_PAISE } from '@/lib/domain/money';
import type { RequestSession } from '@/lib/session/session';
import { cachedOrderSettings } from '@/lib/shop/cached/content';
import type { CartWrite } from '@/lib/shop/cart';
import { getPromotionCredit } from '@/lib/shop/settings';
import type { Caller } from '@/lib/shop/shop-fetch';
import type { CartCheckResult, CartState } from '@/lib/shop/to-cart';

const OWNER_MARK_LENGTH = 16;

/** Whose cart it is and for which request. */
export type CartContext = { actor: Actor | undefined; session: RequestSession; caller: Caller };

/** A mark that changes with the owner and tells nothing about it. */
export function ownerMark(actor: Actor | undefined): string {
  if (!actor) return '';
  const mac = createHmac('sha256', getEnv().sessionSecrets[0]).update(`cart owner ${actor.kind} ${actor.id}`);
  return mac.digest('base64url').slice(0, OWNER_MARK_LENGTH);
}

async function creditOf({ actor, session: { customer }, caller }: CartContext): Promise<Paise> {
  if (actor?.kind !== 'customer' || !customer) return ZERO_PAISE;
  return getPromotionCredit({ ...caller, actor }, customer.mobile);
}

/** What the browser's cart has beside the API's lines. */
type CartFrame = Omit<Cart, keyof CartState>;

async function frameOf(context: CartContext): Promise<CartFrame> {
  const [promotionCredit, settings] = await Promise.all([creditOf(context), cachedOrderSettings()]);
  return { owner: ownerMark(context.actor), promotionCredit, ...settings };
}

/** The cart as the browser sees it. @throws ShopError when the API does not answer. */
export async function answerCart(context: CartContext, asked: Promise<CartState>): Promise<Cart> {
  const [state, frame] = await Promise.all([asked, frameOf(context)]);
  return { ...state, ...frame };
}

/** The whole cart after a write. @throws ShopError when the API does not answer. */
export async function answerWrite(
  context: CartContext,
  asked: Promise<CartWrite>,
): Promise<{ cart: Cart; message?: string }> {
  const [{ state, message }, frame] = await Promise.all([asked, frameOf(context)]);
  return { cart: { ...state, ...frame }, ...(message ? { message } : {}) };
}

/** What keeps the cart from being ordered, with the cart that was checked. @throws ShopError */
export async function answerCheck(context: CartContext, asked: Promise<CartCheckResult>): Promise<CartCheck> {
  const [{ state, ...result }, frame] = await Promise.all([asked, frameOf(context)]);
  return { ...result, cart: { ...state, ...frame } };
}
