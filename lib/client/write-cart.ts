import type { Cart } from '@/lib/contract/bff/cart';
import { whenSettled } from './cart-queue';
import { acceptCart, cartEpoch } from './cart-store';
import { type FetchOptions, fetchJson, type Guard } from './fetcher';

/** Sends a change of the whole cart after those of its lines, and shows the cart that it answers. @throws ShopError */
export async function writeCart<Answer extends { cart: Cart }>(
  path: string,
  guard: Guard<Answer>,
  options: FetchOptions,
): Promise<Answer> {
  await whenSettled();
  const askedIn = cartEpoch();
  const answer = await fetchJson(path, guard, options);
  await acceptCart(answer.cart, askedIn);
  return answer;
}
