import { type FetchOptions, fetchJson, type Guard } from '@/lib/client/fetcher';
import { revalidate } from '@/lib/client/revalidate';
import { keys } from '@/lib/config/api-paths';
import type { Cart } from '@/lib/contract/bff/cart';
import { whenSettled } from './cart-queue';
import { acceptCart, cartEpoch } from './cart-store';

/**
 * Sends a change of the whole cart once all pending quantities are saved, and shows the cart of the response. After a
 * failure the cart is revalidated, since the change may have been made. @throws ShopError
 */
export async function writeCart<Answer extends { cart: Cart }>(
  path: string,
  guard: Guard<Answer>,
  options: FetchOptions,
): Promise<Answer> {
  await whenSettled();
  const requestEpoch = cartEpoch();
  const answer = await fetchJson(path, guard, options).catch((error: unknown) => {
    void revalidate(keys.cart);
    throw error;
  });
  await acceptCart(answer.cart, requestEpoch);
  return answer;
}
