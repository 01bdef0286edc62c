'use client';

import { useRouter } from 'next/navigation';
import { passCartGate } from '@/components/cart-gate/pass-cart-gate';
import { showToast } from '@/components/ui/toast/toast-store';
import { paths, safeReturn } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';

/**
 * What follows a verified code (spec 4, Sign-in): to the requested page, past the cart checks when that is
 * checkout; without one the shopper stays where they are, with everything personal read again.
 */
export function useAfterSignIn(returnTo: string | undefined): () => Promise<void> {
  const router = useRouter();

  return async () => {
    const target = safeReturn(returnTo);
    if (target === undefined) return;
    if (!target.startsWith(paths.checkout)) return router.push(target);
    try {
      const { stop } = await passCartGate();
      if (stop === undefined) return router.push(target);
    } catch {
      showToast(text('error.unavailable'), { tone: 'error' });
    }
    if (window.location.pathname !== paths.cart) router.push(paths.cart);
  };
}
