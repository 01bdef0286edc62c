'use client';

import { useRef } from 'react';
import { useText } from '@/lib/messages/use-text';
import { cartLabel, useCartCount } from './use-cart-count';

/** Says the new count once something changed; the first answer of a visit is not news. */
export function CartAnnouncer() {
  const text = useText();
  const count = useCartCount();
  const first = useRef<number>(undefined);
  if (first.current === undefined) first.current = count;
  const changed = useRef(false);
  if (count !== first.current) changed.current = true;
  return (
    <span className="sr-only" aria-live="polite">
      {changed.current ? cartLabel(text, count) : ''}
    </span>
  );
}
