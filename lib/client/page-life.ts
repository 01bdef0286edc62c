import { mutate } from 'swr';
import { readFromBrowser } from './browser-store';
import { sendUnsaved } from './cart-queue';
import { isPersonalKey } from './keys';
import { changeShopper } from './shopper-signals';
import { USER_SIGNAL } from './signal-keys';

let watching = false;
/** The user mark when the page was left. */
let markWhenLeft: string | null = null;

/**
 * Sends unsaved quantities when the page is left, and revalidates when it returns from the back/forward cache, where it
 * missed the signals of other tabs. Runs once per page.
 */
export function watchPage(): void {
  if (watching) return;
  watching = true;
  window.addEventListener('pagehide', () => {
    markWhenLeft = readFromBrowser(USER_SIGNAL);
    sendUnsaved();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (readFromBrowser(USER_SIGNAL) === markWhenLeft) void mutate(isPersonalKey);
    else void changeShopper(undefined);
  });
}
