'use client';

import { useRef } from 'react';
import { showQuantityLimit } from '@/lib/client/cart/show-quantity-limit';
import { useCart } from '@/lib/client/cart/use-cart';
import { askConfirm } from '@/lib/client/modal-store';
import { showToast } from '@/lib/client/toast-store';
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
  const { setQuantity } = useCart();
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

  return { setLine, removeLine };
}
