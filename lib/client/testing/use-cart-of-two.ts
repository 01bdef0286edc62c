import { useCart, useCartQuantity } from '../use-cart';
import { okra, tomato } from './carts';

/** The cart, and how many are in it of the two products that tests put there. */
export function useCartOfTwo() {
  const quantities = new Map([
    [tomato.id, useCartQuantity(tomato.id)],
    [okra.id, useCartQuantity(okra.id)],
  ]);
  return { ...useCart(), quantityOf: (productId: number) => quantities.get(productId) };
}
