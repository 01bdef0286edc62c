'use client';

import { useEffect, useMemo, useSyncExternalStore } from 'react';
import useSWR from 'swr';
import type { Cart } from '@/lib/contract/bff/cart';
import { type CartView, EMPTY_CART, toCartView, withPending } from './cart-lines';
import { noPendingLines, pendingLines, removeLine, setQuantity, subscribeToPending } from './cart-queue';
import { loadCart } from './cart-store';
import { keys } from './keys';
import { watchPage } from './page-life';
import { watchShopper } from './shopper-signals';
import { swrOptions } from './swr-options';
import { useKnown } from './use-known';

export type UseCart = CartView & {
  /** With the shopper's newest quantities; undefined until one is known. */
  cart: Cart | undefined;
  isLoading: boolean;
  /** It could not be read and none is known. */
  failed: boolean;
} & typeof cartWrites;

const cartWrites = { setQuantity, removeLine };

/** The one cart of the shop: header, cards and pages all read it from here (spec 4, Quantity). */
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

/** How many of a product are in the cart. What else changes there has nothing drawn again. */
export function useCartQuantity(productId: number): number {
  useReadCart();
  const known = useKnown<Cart, number>(keys.cart, (cart) => quantityIn(cart, productId));
  const wanted = () => pendingLines().find(({ product }) => product.id === productId)?.quantity;
  const pending = useSyncExternalStore(subscribeToPending, wanted, nothingWanted);
  return pending ?? known;
}

function quantityIn(cart: Cart | undefined, productId: number): number {
  return cart?.lines.find((line) => line.productId === productId)?.quantity ?? 0;
}

const nothingWanted = () => undefined;

/** Has the cart read; of its answer only what is looked at is waited for. */
function useReadCart() {
  useEffect(watchShopper, []);
  useEffect(watchPage, []);
  return useSWR(keys.cart, loadCart, swrOptions);
}
