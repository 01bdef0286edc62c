import { type Restored, restorer } from '@/lib/client/cart/restore-lines';
import { showToast } from '@/lib/client/toast-store';
import type { CartLine } from '@/lib/contract/bff/cart';
import { documentText } from '@/lib/messages/document-text';
import type { MessageId } from '@/lib/messages/message-id';
import { withFocusBack } from './focus-when-back';

function restoredText(lines: readonly Restored[], whole: MessageId): string {
  const fewer = lines.filter(({ got, wanted }) => got < wanted);
  if (fewer.length === 0) return documentText(whole);
  const named = fewer.map((line) => documentText('toast.restored_line', line));
  return documentText('toast.restored_fewer', { lines: named.join(', ') });
}

/**
 * Shows the toast `done` with an Undo that puts `lines` back with their quantities. After a complete undo a toast shows
 * `restored`; otherwise it names the lines that came back with fewer.
 */
export function showRemovedToast(
  done: MessageId,
  lines: readonly CartLine[],
  restored: MessageId = 'toast.restored',
): void {
  const restore = restorer(lines);

  async function undo(): Promise<void> {
    const back = await withFocusBack(
      lines.map(({ productId }) => productId),
      restore,
    );
    if (back) showToast(restoredText(back, restored), { topic: 'cart' });
  }

  showToast(documentText(done), {
    topic: `removed-${lines.map(({ productId }) => productId).join('-')}`,
    lasting: true,
    action: { label: documentText('action.undo'), onPress: undo },
  });
}
