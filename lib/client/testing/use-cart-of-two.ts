import { useCart, useCartQuantity } from '@/lib/client/cart/use-cart';
import { okra, tomato } from './carts';

/** The cart, and the quantities of the two products that tests add to it. */
export function useCartOfTwo() {
  const quantities = new Map([
    [tomato.id, useCartQuantity(tomato.id)],
    [okra.id, useCartQuantity(okra.id)],
  ]);
  return { ...useCart(), quantityOf: (productId: number) => quantities.get(productId) };
}
