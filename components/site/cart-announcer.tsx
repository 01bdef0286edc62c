'use client';

import { useState } from 'react';
import { usePath } from '@/components/ui/link/use-path';
import { useCart } from '@/lib/client/cart/use-cart';
import { paths } from '@/lib/config/paths';
import { formatPaise } from '@/lib/domain/money';
import { useText } from '@/lib/messages/use-text';
import { cartLabel, useCartCount } from './use-cart-count';

/** Announces the cart count, in the cart with its total, when it changes, but not the first one of a visit. */
export function CartAnnouncer() {
  const text = useText();
  const count = useCartCount();
  const { totals } = useCart();
  const isTotalled = usePath() === paths.cart && totals.total > 0;
  const [first, setFirst] = useState(count);
  const [hasChanged, setChanged] = useState(false);
  if (first === undefined && count !== undefined) setFirst(count);
  else if (!hasChanged && count !== first) setChanged(true);
  const label = cartLabel(text, count);
  return (
    <span className="sr-only" aria-live="polite">
      {hasChanged && (isTotalled ? `${label}, ${formatPaise(totals.total)}` : label)}
    </span>
  );
}
