import { showAlert } from '@/lib/client/modal-store';
import { showToast } from '@/lib/client/toast-store';
import { paths } from '@/lib/config/paths';
import type { AgainLine } from '@/lib/contract/bff/buy-again';
import { documentText } from '@/lib/messages/document-text';
import { againNotes } from './again-notes';
import { BoughtAgainLines } from './bought-again-lines';

/** Shows a toast when nothing has changed, else a list of the lines that were added and those that were not. */
export async function showBoughtAgain({ lines, message }: { lines: AgainLine[]; message: string }) {
  if (lines.every((line) => againNotes(documentText, line).length === 0)) {
    showToast(message, { action: { label: documentText('action.view_cart'), href: paths.cart } });
    return;
  }
  const tone = lines.some(({ added }) => added > 0) ? 'calm' : 'warn';
  await showAlert({
    title: documentText('again.title'),
    text: <BoughtAgainLines message={message} lines={lines} />,
    tone,
    icon: 'basket',
    wide: true,
  });
}
