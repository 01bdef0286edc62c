'use client';

import { useState } from 'react';
import { useText } from '@/lib/messages/use-text';
import { cartLabel, useCartCount } from './use-cart-count';

/** Announces the cart count to screen readers when it changes, but not the first one of a visit. */
export function CartAnnouncer() {
  const text = useText();
  const count = useCartCount();
  const [first, setFirst] = useState(count);
  const [hasChanged, setChanged] = useState(false);
  if (first === undefined && count !== undefined) setFirst(count);
  else if (!hasChanged && count !== first) setChanged(true);
  return (
    <span className="sr-only" aria-live="polite">
      {hasChanged ? cartLabel(text, count) : ''}
    </span>
  );
}
