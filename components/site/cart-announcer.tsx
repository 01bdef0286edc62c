'use client';

import { useState } from 'react';
import { useText } from '@/lib/messages/use-text';
import { cartLabel, useCartCount } from './use-cart-count';

/** Says the new count once something changed; the first answer of a visit is not news. */
export function CartAnnouncer() {
  const text = useText();
  const count = useCartCount();
  const [first, setFirst] = useState(count);
  const [isNews, setNews] = useState(false);
  if (first === undefined && count !== undefined) setFirst(count);
  else if (!isNews && count !== first) setNews(true);
  return (
    <span className="sr-only" aria-live="polite">
      {isNews ? cartLabel(text, count) : ''}
    </span>
  );
}
