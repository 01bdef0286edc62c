import { isRecord } from '@/lib/client/is-record';

/** How far the shopper had scrolled in an endless list; `page` is the last loaded one. */
export type ScrollPosition = { page: number; scrollY: number };

const FIELD = 'listingPlace';

/** Stores the position in the current history entry, where Back and a reload find it. */
export function rememberScrollPosition(position: ScrollPosition): void {
  window.history.replaceState({ ...window.history.state, [FIELD]: position }, '');
}

export function knownScrollPosition(): ScrollPosition | undefined {
  const state: unknown = window.history.state;
  const position = isRecord(state) ? state[FIELD] : undefined;
  return isScrollPosition(position) ? position : undefined;
}

function isScrollPosition(value: unknown): value is ScrollPosition {
  return isRecord(value) && Number.isInteger(value.page) && Number.isFinite(value.scrollY);
}
