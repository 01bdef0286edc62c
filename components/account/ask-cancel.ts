import { askConfirm, showAlert } from '@/components/ui/modal/modal-store';
import { showToast } from '@/components/ui/toast/toast-store';
import { cancelOrder, rereadOrder } from '@/lib/client/order-changes';
import { isShopError } from '@/lib/domain/errors';
import { text } from '@/lib/messages/text';

/** Asks first, then calls the order off; the shop may have confirmed it in the meantime (docs/adr/0007). */
export async function askCancel(id: string): Promise<void> {
  let message = '';
  try {
    const said = await askConfirm({
      title: text('cancel.button'),
      text: text('cancel.confirm', { id }),
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
