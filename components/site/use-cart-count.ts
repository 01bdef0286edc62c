import { useCart } from '@/lib/client/use-cart';
import { text } from '@/lib/messages/text';

const MOST_SHOWN = 99;

/** How many things are in the cart; undefined until it is known. */
export function useCartCount(): number | undefined {
  const { cart, count } = useCart();
  return cart || count > 0 ? count : undefined;
}

/** "99+" above 99 (design.md 7, Header). */
export function shownCount(count: number): string {
  return count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
}

export function cartLabel(count: number | undefined): string {
  if (count === undefined) return text('nav.cart');
  if (count === 0) return text('cart.empty');
  return count === 1 ? text('nav.cart_item_one') : text('nav.cart_items', { count });
}
