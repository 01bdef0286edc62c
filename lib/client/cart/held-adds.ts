import { readTextFromTab, storeInTab } from '@/lib/client/browser-store';
import { showToast } from '@/lib/client/toast-store';
import { HELD_ADDS_STORE } from '@/lib/domain/held-adds';
import { documentText } from '@/lib/messages/document-text';
import { pendingLines } from './cart-queue';
import { cartEpoch, knownQuantity, onFirstCart } from './cart-store';
import { nextMark } from './next-mark';
import { writeLine } from './write-line';

/**
 * Sends the presses of Add to Cart that the tab's last pages were left with. They are forgotten at the end: when this page
 * is left too, the next one sends them again, and skips what is in the cart.
 */
export async function sendHeldAdds(): Promise<void> {
  for (const id of heldAdds()) {
    if (isInCart(id)) continue;
    const outcome = await writeLine({ product: { id }, quantity: 1, mark: nextMark() }, cartEpoch());
    if (outcome === 'unanswered') showToast(documentText('toast.not_saved'), { tone: 'error' });
  }
  storeInTab(HELD_ADDS_STORE, undefined);
}

onFirstCart(() => void sendHeldAdds());

function isInCart(id: number): boolean {
  return knownQuantity(id) > 0 || pendingLines().some(({ product }) => product.id === id);
}

/** The ids of the products. */
function heldAdds(): number[] {
  const forms = readTextFromTab(HELD_ADDS_STORE) ?? '';
  const ids = [...forms.matchAll(/\/cart\/lines\/(\d+)(?= |$)/g)].map(([, id]) => Number(id));
  return ids.filter(Number.isSafeInteger);
}
