'use client';

import { useEffect } from 'react';
import { storeInBrowser } from '@/lib/client/browser-store';
import { useCart } from '@/lib/client/cart/use-cart';
import { rupeesFromPaise } from '@/lib/domain/money';

const STORE = 'MaximumAmount';

/** Writes the purchase maximum, in rupees, to the storage key of the spec (spec 7, orderSettings; decisions.md 35). */
export function useStoredMaximum(): void {
  const { cart } = useCart();
  const maximum = cart?.limits.maximum;

  useEffect(() => {
    if (maximum !== undefined) storeInBrowser(STORE, String(rupeesFromPaise(maximum)));
  }, [maximum]);
}
