import { mutate } from 'swr';
import { sendUnsaved } from './cart-queue';
import { isPersonalKey } from './keys';

let watching = false;

/** Once per tab: nothing unsaved is lost when the page goes, and a page that comes back as it was left asks anew. */
export function watchPage(): void {
  if (watching) return;
  watching = true;
  window.addEventListener('pagehide', sendUnsaved);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void mutate(isPersonalKey);
  });
}
