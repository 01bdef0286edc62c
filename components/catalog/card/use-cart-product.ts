import { useRef } from 'react';
import { afterPaint } from '@/lib/client/after-paint';
import { setQuantity } from '@/lib/client/cart/cart-queue';
import { showQuantityLimit } from '@/lib/client/cart/show-quantity-limit';
import { useCartQuantity } from '@/lib/client/cart/use-cart';
import { showToast } from '@/lib/client/toast-store';
import { paths } from '@/lib/config/paths';
import type { ProductCard } from '@/lib/contract/bff/product';
import type { MessageId } from '@/lib/messages/message-id';
import { useText } from '@/lib/messages/use-text';

/** The spec's toast for a quantity change on a card or the product page (spec 8, Cart toasts). */
function cartToast(before: number, after: number): MessageId {
  if (after === 0) return 'toast.removed';
  if (before === 0) return 'toast.added_first';
  return after > before ? 'toast.added' : 'toast.reduced';
}

/** One product's quantity in the cart, and how to change it. Of several quick changes only the last shows a toast. */
export function useCartProduct(product: ProductCard) {
  const text = useText();
  const newest = useRef(0);
  const quantity = useCartQuantity(product.id);

  /** `capped`: the shopper wanted more than the stock, so the toast says the limit. */
  async function change(wanted: number, capped = false): Promise<void> {
    newest.current += 1;
    const ticket = newest.current;
    // why: swapping button and stepper takes a slow phone longer than a press may go without a response
    const drawn = quantity === 0 || wanted === 0 ? afterPaint : undefined;
    const saved = wanted === quantity || (await setQuantity(product, wanted, drawn));
    if (!saved || ticket !== newest.current) return;
    if (capped) return showQuantityLimit(product.stock);
    const action = wanted > 0 && { action: { label: text('action.view_cart'), href: paths.cart } };
    showToast(text(cartToast(quantity, wanted)), { topic: 'cart', ...action });
  }

  return { quantity, change };
}
