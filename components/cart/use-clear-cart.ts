'use client';

import { emptyCart } from '@/lib/client/cart/cart-actions';
import { useCart } from '@/lib/client/cart/use-cart';
import { askConfirm } from '@/lib/client/modal-store';
import { useNewest } from '@/lib/client/use-newest';
import { useText } from '@/lib/messages/use-text';
import { showRemovedToast } from './removed-toast';

/** Clear Cart: asks, empties the cart and offers Undo. */
export function useClearCart(): () => Promise<void> {
  const text = useText();
  const { lines, unavailable } = useCart();
  const onScreen = useNewest({ lines, unavailable });

  return async () => {
    let held = onScreen.current;
    const cleared = await askConfirm({
      title: text('cart.clear_title'),
      text: text('cart.clear_confirm'),
      icon: 'trash',
      destructive: true,
      onYes: () => {
        // why: if the response to the first try was lost, the cart is already empty at the second
        if (onScreen.current.lines.length > 0) held = onScreen.current;
        return emptyCart();
      },
      refusal: () => text('toast.not_saved'),
    });
    const restored = held.unavailable.length > 0 ? 'toast.restored_available' : 'toast.restored';
    if (cleared) showRemovedToast('toast.removed_all', held.lines, restored);
  };
}
