import { showToast } from '@/components/ui/toast/toast-store';
import { restorer } from '@/lib/client/cart-actions';
import type { CartLine } from '@/lib/contract/bff/cart';
import type { MessageId } from '@/lib/messages/catalogue';
import { text } from '@/lib/messages/text';

/** Says what was removed and offers to put `lines` back with the quantities they had, which `restored` then says. */
export function tellRemoved(
  done: MessageId,
  lines: readonly CartLine[],
  restored: MessageId = 'toast.restored',
): void {
  const restore = restorer(lines);

  async function undo(): Promise<void> {
    if (await restore()) showToast(text(restored), { topic: 'cart' });
  }

  showToast(text(done), {
    topic: `removed-${lines.map(({ productId }) => productId).join('-')}`,
    lasting: true,
    action: { label: text('action.undo'), onPress: undo },
  });
}
