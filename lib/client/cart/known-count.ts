import { readFromBrowser, storeInBrowser } from '@/lib/client/browser-store';

const STORE = 'koodai-cart-count';

/** Stores the number of items in the cart, for pages that cannot load the cart; undefined deletes it. */
export function keepCount(count: number | undefined): void {
  storeInBrowser(STORE, count === undefined ? undefined : String(count));
}

/** The last stored number of items in this browser's cart; undefined when there is none. */
export function lastKnownCount(): number | undefined {
  const stored = readFromBrowser(STORE) ?? '';
  return /^\d{1,6}$/.test(stored) ? Number(stored) : undefined;
}
