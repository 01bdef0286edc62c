import { showToast } from '@/lib/client/toast-store';
import { quantityLimit } from '@/lib/domain/quantity';
import { documentText } from '@/lib/messages/document-text';

/** Shows a toast that says why the cart cannot hold more of a product with this stock. */
export function showQuantityLimit(stock: number): void {
  const { by, count } = quantityLimit(stock);
  const message =
    count === 0 ? documentText('card.out_of_stock') : documentText(`toast.${by}_limit`, { count });
  showToast(message, { tone: 'error', topic: 'cart' });
}
