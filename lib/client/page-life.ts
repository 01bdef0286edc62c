import { mutate } from 'swr';
import { sendUnsaved } from './cart-queue';
import { isPersonalKey } from './keys';
import { changeShopper } from './shopper-signals';
import { readSignal, USER_SIGNAL } from './signal-keys';

let watching = false;
/** Who was signed in when the page was left. */
let leftBy: string | null = null;

/**
 * Once per tab: nothing unsaved is lost when the page goes, and a page that comes back as it was left asks anew. It may
 * have heard nothing of another tab meanwhile.
 */
export function watchPage(): void {
  if (watching) return;
  watching = true;
  window.addEventListener('pagehide', () => {
    leftBy = readSignal(USER_SIGNAL);
    sendUnsaved();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (readSignal(USER_SIGNAL) === leftBy) void mutate(isPersonalKey);
    else void changeShopper(undefined);
  });
}
