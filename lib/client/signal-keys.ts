/** The spec's stored userid, kept as a mark that somebody signed in or out; it grants nothing (decisions.md 17). */
export const USER_SIGNAL = 'userid';
export const CART_SIGNAL = 'koodai-cart';

/** Tells other tabs; a browser that refuses storage has tabs that do not know of each other. */
export function signal(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // private windows may refuse storage
  }
}

export function readSignal(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // private windows may refuse storage
    return null;
  }
}
