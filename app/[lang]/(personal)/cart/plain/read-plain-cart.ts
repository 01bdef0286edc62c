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

/** The checked cart of whoever asks, in the words of the language: 'none' before a first write, 'unread' when the shop API does not answer, or was asked too often. */
export async function readPlainCart(language: Language): Promise<CartCheck | 'none' | 'unread'> {
  // why: without it Next renders the page once more, for pages to be fetched ahead, and asks the shop API twice
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
