/** How far the shopper had scrolled in an endless list. */
export type Place = { page: number; scrollY: number };

const FIELD = 'listingPlace';

/** Stores the place in the current history entry, where Back and a reload find it. */
export function rememberPlace(place: Place): void {
  window.history.replaceState({ ...window.history.state, [FIELD]: place }, '');
}

export function knownPlace(): Place | undefined {
  const state: unknown = window.history.state;
  const place: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, FIELD) : undefined;
  return isPlace(place) ? place : undefined;
}

function isPlace(place: unknown): place is Place {
  return (
    typeof place === 'object' &&
    place !== null &&
    Number.isInteger(Reflect.get(place, 'page')) &&
    Number.isFinite(Reflect.get(place, 'scrollY'))
  );
}
