'use client';

import { useRef } from 'react';
import { emptyCart } from '@/lib/client/cart/cart-actions';
import { showQuantityLimit } from '@/lib/client/cart/show-quantity-limit';
import { useCart } from '@/lib/client/cart/use-cart';
import { askConfirm } from '@/lib/client/modal-store';
import { showToast } from '@/lib/client/toast-store';
import { useNewest } from '@/lib/client/use-newest';
import type { CartLine } from '@/lib/contract/bff/cart';
import { documentText } from '@/lib/messages/document-text';
import type { MessageId } from '@/lib/messages/message-id';
import { useText } from '@/lib/messages/use-text';
import { showRemovedToast } from './removed-toast';

function showCartToast(done: MessageId): void {
  showToast(documentText(done), { topic: 'cart' });
}

/** Changes to lines of the cart page; several quick changes show one toast (spec 8, Cart toasts). */
export function useLineChanges() {
  const text = useText();
  const { lines, unavailable, setQuantity } = useCart();
  const onScreen = useNewest({ lines, unavailable });
  const newest = useRef(0);

  async function change(line: CartLine, quantity: number, showDone: () => void): Promise<void> {
    newest.current += 1;
    const mine = newest.current;
    const saved = quantity === line.quantity || (await setQuantity(line, quantity));
    if (saved && mine === newest.current) showDone();
  }

  /** `capped`: the shopper wanted more than the stock, so the toast says the limit. */
  function setLine(line: CartLine, quantity: number, capped: boolean): Promise<void> {
    return change(line, quantity, () => {
      if (capped) showQuantityLimit(line.stock);
      else if (quantity !== line.quantity)
        showCartToast(quantity > line.quantity ? 'toast.added' : 'toast.reduced_cart');
    });
  }

  async function removeLine(line: CartLine): Promise<void> {
    const yes = await askConfirm({
      title: text('cart.delete_title'),
      text: text('cart.delete_confirm'),
      icon: 'trash',
      destructive: true,
    });
    if (yes && (await setQuantity(line, 0))) showRemovedToast('toast.removed', [line]);
  }

  async function clearCart(): Promise<void> {
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
  }

  return { setLine, removeLine, clearCart };
}
