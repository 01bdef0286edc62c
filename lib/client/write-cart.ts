import type { Cart } from '@/lib/contract/bff/cart';
import { whenSettled } from './cart-queue';
import { acceptCart, cartEpoch } from './cart-store';
import { type FetchOptions, fetchJson, type Guard } from './fetcher';
import { keys } from './keys';
import { reread } from './reread';

/**
 * Sends a change of the whole cart after those of its lines, and shows the cart that it answers; after a failure,
 * which may leave open what was done, the cart as it is now. @throws ShopError
 */
export async function writeCart<Answer extends { cart: Cart }>(
  path: string,
  guard: Guard<Answer>,
  options: FetchOptions,
): Promise<Answer> {
  await whenSettled();
  const askedIn = cartEpoch();
  const answer = await fetchJson(path, guard, options).catch((error: unknown) => {
    void reread(keys.cart);
    throw error;
  });
  await acceptCart(answer.cart, askedIn);
  return answer;
}
