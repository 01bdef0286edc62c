import { PINCODE } from '@/lib/domain/patterns';
import { readSignal, signal } from './signal-keys';

/** Where the spec wants them: the pincode, and that the popup has opened (spec 4, Location popup; decisions.md 35). */
const PINCODE_STORE = 'pincode';
const POPUP_STORE = 'koodai-location-popup';

const listeners = new Set<() => void>();

/** The pincode this browser shops for, undefined while none is known. */
export function knownPincode(): string | undefined {
  const stored = readSignal(PINCODE_STORE);
  return stored !== null && PINCODE.test(stored) ? stored : undefined;
}

/** Remembers it; every tab shows it. */
export function rememberPincode(pincode: string): void {
  signal(PINCODE_STORE, pincode);
  for (const listener of listeners) listener();
}

/** Calls back when this or another tab has another pincode; returns how to stop. */
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

/** Whether a place has led to a pincode, and the popup, in this browser before. */
export function hasPopupOpened(): boolean {
  return readSignal(POPUP_STORE) !== null;
}

export function rememberPopup(): void {
  signal(POPUP_STORE, '1');
}
