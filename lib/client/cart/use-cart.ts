'use client';

import { useEffect, useMemo, useSyncExternalStore } from 'react';
import useSWR from 'swr';
import { watchPage } from '@/lib/client/page/page-life';
import { watchShopper } from '@/lib/client/session/shopper-signals';
import { swrOptions } from '@/lib/client/swr-options';
import { useKnown } from '@/lib/client/use-known';
import { keys } from '@/lib/config/api-paths';
import type { Cart, CartLine } from '@/lib/contract/bff/cart';
import { type CartView, toCartView } from '@/lib/domain/cart-view';
import { EMPTY_CART, withPending } from './cart-lines';
import { noPendingLines, pendingLines, removeLine, setQuantity, subscribeToPending } from './cart-queue';
import { loadCart } from './cart-store';

type UseCart = CartView<CartLine> & {
  /** Includes pending quantities; undefined until a cart is known. */
  cart: Cart | undefined;
  isLoading: boolean;
  /** The read failed and no cart is known. */
  failed: boolean;
} & typeof cartWrites;

const cartWrites = { setQuantity, removeLine };

/** The cart, shared by header, cards and pages (spec 4, Quantity). */
export function useCart(): UseCart {
  const { data: known, error, isLoading } = useReadCart();
  const pending = useSyncExternalStore(subscribeToPending, pendingLines, noPendingLines);
  const cart = useMemo(() => {
    if (pending.length === 0) return known;
    const base = known ?? EMPTY_CART;
    return { ...base, lines: withPending(base.lines, pending) };
  }, [known, pending]);
  const view = useMemo(() => toCartView(cart ?? EMPTY_CART), [cart]);
  return {
    ...view,
    cart,
    isLoading,
    failed: error !== undefined && cart === undefined,
    ...cartWrites,
  };
}

/** The quantity of a product in the cart. Other changes of the cart do not re-render the component. */
export function useCartQuantity(productId: number): number {
  useReadCart();
  const known = useKnown<Cart, number>(keys.cart, (cart) => quantityIn(cart, productId));
  const readPending = () => pendingLines().find(({ product }) => product.id === productId)?.quantity;
  const pending = useSyncExternalStore(subscribeToPending, readPending, noPendingQuantity);
  return pending ?? known;
}

function quantityIn(cart: Cart | undefined, productId: number): number {
  return cart?.lines.find((line) => line.productId === productId)?.quantity ?? 0;
}

const noPendingQuantity = () => undefined;

/** Loads the cart. SWR re-renders only for the properties of the result that the caller uses. */
function useReadCart() {
  useEffect(watchShopper, []);
  useEffect(watchPage, []);
  return useSWR(keys.cart, loadCart, swrOptions);
}
