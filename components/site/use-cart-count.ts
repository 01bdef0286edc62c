import { lastKnownCount } from '@/lib/client/cart/known-count';
import { useCart } from '@/lib/client/cart/use-cart';
import type { Text } from '@/lib/messages/text';

const MOST_SHOWN = 99;

/** Number of items in the cart; the last known one when the cart cannot be read, undefined while loading. */
export function useCartCount(): number | undefined {
  const { cart, count, failed } = useCart();
  if (cart || count > 0) return count;
  return failed ? lastKnownCount() : undefined;
}

/** "99+" above 99. */
export function shownCount(count: number): string {
  return count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
}

export function cartLabel(text: Text, count: number | undefined): string {
  if (count === undefined) return text('nav.cart');
  if (count === 0) return text('cart.empty');
  return text.count('nav.cart_items', count);
}
