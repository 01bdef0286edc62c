import { askConfirm, showAlert } from '@/components/ui/modal/modal-store';
import { showToast } from '@/components/ui/toast/toast-store';
import { cancelOrder, rereadOrder } from '@/lib/client/order-changes';
import type { OrderDetails } from '@/lib/contract/bff/orders';
import { isShopError } from '@/lib/domain/errors';
import { formatPaise } from '@/lib/domain/money';
import { PAID_ONLINE } from '@/lib/domain/payment-state';
import { text } from '@/lib/messages/text';

type AskedOrder = Pick<OrderDetails, 'id' | 'paymentType' | 'total'>;

/** Asks first, then calls the order off; the shop may have confirmed it in the meantime (docs/adr/0007). */
export async function askCancel({ id, paymentType, total }: AskedOrder): Promise<void> {
  const question = paymentType === PAID_ONLINE ? 'cancel.confirm_paid' : 'cancel.confirm';
  let message = '';
  try {
    const said = await askConfirm({
      title: text('cancel.button'),
      text: text(question, { id, amount: formatPaise(total) }),
      tone: 'warn',
      destructive: true,
      onYes: async () => {
        message = await cancelOrder(id);
      },
    });
    if (said) showToast(message);
  } catch (error) {
    await rereadOrder(id);
    if (!isShopError(error, 'conflict')) return showToast(text('cancel.failed'), { tone: 'error' });
    await showAlert({ title: text('cancel.too_late_title'), text: text('cancel.too_late'), tone: 'warn' });
  }
}
