import { PINCODE } from '@/lib/domain/patterns';
import { readSignal, signal } from './signal-keys';

/** Storage keys of the pincode, and of whether the popup has opened (spec 4, Location popup; decisions.md 35). */
const PINCODE_STORE = 'pincode';
const POPUP_STORE = 'koodai-location-popup';

const listeners = new Set<() => void>();

/** The delivery pincode stored in this browser; undefined while there is none. */
export function knownPincode(): string | undefined {
  const stored = readSignal(PINCODE_STORE);
  return stored !== null && PINCODE.test(stored) ? stored : undefined;
}

/** Stores the pincode; all tabs show it. */
export function rememberPincode(pincode: string): void {
  signal(PINCODE_STORE, pincode);
  for (const listener of listeners) listener();
}

/** Calls `listener` when the pincode changes in this or another tab; returns an unsubscribe function. */
export function subscribeToPincode(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === PINCODE_STORE || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** Whether the location popup has opened in this browser before. */
export function hasPopupOpened(): boolean {
  return readSignal(POPUP_STORE) !== null;
}

export function rememberPopup(): void {
  signal(POPUP_STORE, '1');
}
