import { PINCODE } from '@/lib/domain/patterns';
import { onStoredInBrowser, readFromBrowser, storeInBrowser } from './browser-store';

/** Storage keys of the pincode, and of whether the popup has opened (spec 4, Location popup; decisions.md 35). */
const PINCODE_STORE = 'pincode';
const POPUP_STORE = 'koodai-location-popup';

/** The delivery pincode stored in this browser; undefined while there is none. */
export function knownPincode(): string | undefined {
  const stored = readFromBrowser(PINCODE_STORE);
  return stored !== null && PINCODE.test(stored) ? stored : undefined;
}

/** Stores the pincode; all tabs show it. */
export function rememberPincode(pincode: string): void {
  storeInBrowser(PINCODE_STORE, pincode);
}

/** Calls `listener` when the pincode changes in this or another tab; returns an unsubscribe function. */
export function subscribeToPincode(listener: () => void): () => void {
  return onStoredInBrowser(PINCODE_STORE, listener);
}

/** Whether the location popup has opened in this browser before. */
export function hasPopupOpened(): boolean {
  return readFromBrowser(POPUP_STORE) !== null;
}

export function rememberPopup(): void {
  storeInBrowser(POPUP_STORE, '1');
}
