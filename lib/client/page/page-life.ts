import { mutate } from 'swr';
import { readFromBrowser } from '@/lib/client/browser-store';
import { sendUnsaved } from '@/lib/client/cart/cart-queue';
import { sendHeldAdds } from '@/lib/client/cart/held-adds';
import { changeShopper } from '@/lib/client/session/shopper-signals';
import { USER_SIGNAL } from '@/lib/client/session/signal-keys';
import { isPersonalKey } from '@/lib/config/api-paths';

let watching = false;
/** The user signal when the page was left. */
let signalWhenLeft: string | null = null;

/**
 * Sends unsaved quantities when the page is left, and revalidates when it returns from the back/forward cache, where it
 * missed the signals of other tabs. Runs once per page.
 */
export function watchPage(): void {
  if (watching) return;
  watching = true;
  window.addEventListener('pagehide', () => {
    signalWhenLeft = readFromBrowser(USER_SIGNAL);
    sendUnsaved();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (readFromBrowser(USER_SIGNAL) === signalWhenLeft) void mutate(isPersonalKey).then(sendHeldAdds);
    else void changeShopper(undefined);
  });
}
