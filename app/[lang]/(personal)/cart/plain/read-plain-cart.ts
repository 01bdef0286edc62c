import 'server-only';
import { headers } from 'next/headers';
import { connection } from 'next/server';
import { type CartCheck, cartCheckSchema } from '@/lib/contract/bff/cart';
import { isShopError } from '@/lib/domain/errors';
import type { Language } from '@/lib/domain/language';
import { answerIn } from '@/lib/domain/names';
import { answerWithCart } from '@/lib/session/cart-of-session';
import { requireRate } from '@/lib/session/rate-limit';
import { callerOf } from '@/lib/session/request-id';
import { RequestSession } from '@/lib/session/session';
import { checkCart } from '@/lib/shop/cart';

/** The visitor's checked cart: 'none' before the first write, 'unread' when the shop API or the rate limit refuses. */
export async function readPlainCart(language: Language): Promise<CartCheck | 'none' | 'unread'> {
  // why: without it Next also renders a prefetch version of the page and calls the shop API twice
  await connection();
  const given = await headers();
  const session = await RequestSession.ofCookie(given.get('cookie'));
  const { actor } = session;
  if (!actor) return 'none';
  const caller = callerOf({ headers: given });
  try {
    await requireRate({ shopperId: actor.id, clientIp: caller.clientIp }, 1);
    const checked = await answerWithCart(actor, checkCart({ ...caller, actor }));
    return cartCheckSchema.parse(answerIn(language, checked));
  } catch (error) {
    if (isShopError(error)) return 'unread';
    throw error;
  }
}
