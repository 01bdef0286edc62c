/** The spec's stored userid, used only to signal sign-in and sign-out; it grants no rights (decisions.md 17). */
export const USER_SIGNAL = 'userid';
export const CART_SIGNAL = 'koodai-cart';

/** Signals other tabs through localStorage; does nothing when the browser blocks storage. */
export function signal(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // private windows may block storage
  }
}

export function readSignal(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // private windows may block storage
    return null;
  }
}
