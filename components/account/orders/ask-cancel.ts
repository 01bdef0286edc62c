import { askConfirm, showAlert } from '@/lib/client/modal-store';
import { cancelOrder, revalidateOrder } from '@/lib/client/orders/order-changes';
import { showToast } from '@/lib/client/toast-store';
import type { OrderDetails } from '@/lib/contract/bff/orders';
import { isShopError } from '@/lib/domain/errors';
import { formatPaise } from '@/lib/domain/money';
import { PAID_ONLINE } from '@/lib/domain/payment-state';
import { documentText } from '@/lib/messages/document-text';

type AskedOrder = Pick<OrderDetails, 'id' | 'paymentType' | 'total'>;

/** Asks for confirmation, then cancels the order; the shop may have confirmed it meanwhile (docs/adr/0007). */
export async function askCancel({ id, paymentType, total }: AskedOrder): Promise<void> {
  const question = paymentType === PAID_ONLINE ? 'cancel.confirm_paid' : 'cancel.confirm';
  let message = '';
  try {
    const confirmed = await askConfirm({
      title: documentText('cancel.button'),
      text: documentText(question, { id, amount: formatPaise(total) }),
      tone: 'warn',
      destructive: true,
      onYes: async () => {
        message = await cancelOrder(id);
      },
      refusal: (error) => {
        void revalidateOrder(id);
        return isShopError(error, 'conflict') ? undefined : documentText('cancel.failed');
      },
    });
    if (confirmed) showToast(message);
  } catch {
    await showAlert({
      title: documentText('cancel.too_late_title'),
      text: documentText('cancel.too_late'),
      tone: 'warn',
    });
  }
}
