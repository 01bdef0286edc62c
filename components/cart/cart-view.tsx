'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button/button';
import { FailedState } from '@/components/ui/empty-state/failed-state';
import { useCart } from '@/lib/client/cart/use-cart';
import { revalidate } from '@/lib/client/revalidate';
import { keys } from '@/lib/config/api-paths';
import { useText } from '@/lib/messages/use-text';
import styles from './cart-page.module.css';
import { CartSkeleton } from './cart-skeleton';
import { EmptyCart } from './empty-cart';
import { FilledCart } from './filled-cart';
import { UnavailableNote } from './unavailable-note';
import { useClearCart } from './use-clear-cart';
import { useLineChanges } from './use-line-changes';
import { useSignInAgain } from './use-sign-in-again';
import { useStoredMaximum } from './use-stored-maximum';

/** The cart page (spec 2, Cart page). */
export function CartView() {
  const text = useText();
  const { cart, lines, unavailable, failed } = useCart();
  const changes = useLineChanges();
  const clearCart = useClearCart();
  useStoredMaximum();
  useSignInAgain();
  const heading = useHeadingForLostFocus(lines.length, unavailable.length);
  const hasLines = lines.length + unavailable.length > 0;

  return (
    <>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {text('cart.title')}
        </h1>
        {hasLines && (
          <Button variant="text" size="sm" className={styles.clear ?? ''} onClick={clearCart}>
            {text('cart.clear')}
          </Button>
        )}
      </div>
      {unavailable.length > 0 && <UnavailableNote lines={unavailable} />}
      {failed && <FailedState onRetry={() => revalidate(keys.cart)} />}
      {!failed && cart === undefined && lines.length === 0 && <CartSkeleton />}
      {cart && lines.length === 0 && <EmptyCart orderedAs={cart.orderedAs} />}
      {lines.length > 0 && <FilledCart changes={changes} />}
    </>
  );
}

/** When a focused line is removed or becomes unavailable, moves the focus to the heading. */
function useHeadingForLostFocus(lineCount: number, unavailableCount: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef({ lineCount, unavailableCount });

  useEffect(() => {
    const fewer = lineCount < before.current.lineCount || unavailableCount < before.current.unavailableCount;
    before.current = { lineCount, unavailableCount };
    if (fewer && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [lineCount, unavailableCount]);

  return heading;
}
