'use client';

import { checkCartWithShopper } from '@/components/cart-gate/check-cart-with-shopper';
import { notePage } from '@/components/ui/link/note-page';
import { useNavigation } from '@/components/ui/link/use-navigation';
import { showToast } from '@/lib/client/toast-store';
import { paths, safeReturn } from '@/lib/config/paths';
import { pathOf } from '@/lib/domain/language';
import { useText } from '@/lib/messages/use-text';

/**
 * What happens after a verified code (spec 4, Sign-in): go to `returnTo`, past the cart check when that is checkout;
 * without a `returnTo` stay. A shopper who navigates elsewhere during the cart check is not redirected.
 */
export function useAfterSignIn(returnTo: string | undefined): () => Promise<void> {
  const text = useText();
  const navigation = useNavigation();

  return async () => {
    const target = safeReturn(returnTo);
    if (target === undefined) return;
    if (!target.startsWith(paths.checkout)) return navigation.push(target);
    const isStillHere = notePage();
    try {
      const { stop } = await checkCartWithShopper();
      if (stop === 'left') return;
      if (stop === undefined) return navigation.push(target);
    } catch {
      if (!isStillHere()) return;
      showToast(text('error.unavailable'), { tone: 'error' });
    }
    if (pathOf(window.location.pathname) !== paths.cart) navigation.push(paths.cart);
  };
}
