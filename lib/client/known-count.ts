import { readSignal, signal } from './signal-keys';

const STORE = 'koodai-cart-count';

/** Keeps how many things are in the cart for a page that cannot read it; undefined forgets it. */
export function keepCount(count: number | undefined): void {
  signal(STORE, count === undefined ? undefined : String(count));
}

/** What was last known of this browser's cart; undefined when nothing was. */
export function lastKnownCount(): number | undefined {
  const kept = readSignal(STORE) ?? '';
  return /^\d{1,6}$/.test(kept) ? Number(kept) : undefined;
}
