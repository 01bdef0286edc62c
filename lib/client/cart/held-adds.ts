import { readFromTab, storeInTab } from '@/lib/client/browser-store';
import { showToast } from '@/lib/client/toast-store';
import { HELD_ADDS_STORE } from '@/lib/domain/held-adds';
import { documentText } from '@/lib/messages/document-text';
import { cartEpoch, knownQuantity, onFirstCart } from './cart-store';
import { nextMark } from './next-mark';
import { writeLine } from './write-line';

/** Sends the presses of Add to Cart that the tab's last page was left with, and forgets them. */
export async function sendHeldAdds(): Promise<void> {
  const ids = takeHeldAdds();
  for (const id of ids.filter((id) => knownQuantity(id) === 0)) {
    const outcome = await writeLine({ product: { id }, quantity: 1, mark: nextMark() }, cartEpoch());
    if (outcome === 'unanswered') showToast(documentText('toast.not_saved'), { tone: 'error' });
  }
}

onFirstCart(() => void sendHeldAdds());

/** The ids of the products. */
function takeHeldAdds(): number[] {
  const stored = readFromTab(HELD_ADDS_STORE);
  storeInTab(HELD_ADDS_STORE, undefined);
  if (!Array.isArray(stored)) return [];
  return stored
    .map((form) => Number(/\/cart\/lines\/(\d+)$/.exec(String(form))?.[1]))
    .filter(Number.isSafeInteger);
}
