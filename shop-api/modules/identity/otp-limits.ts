const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export const CODE_LIFETIME_MS = 5 * MINUTE_MS;
/** Tries of one code, counted before each compare. */
export const MAX_TRIES = 3;

/** At most `count` codes within `withinMs`. */
export type SendLimit = { count: number; withinMs: number };

export const PER_MOBILE: readonly SendLimit[] = [
  { count: 1, withinMs: 30 * SECOND_MS },
  { count: 5, withinMs: HOUR_MS },
  { count: 10, withinMs: DAY_MS },
];
/** Whole streets of Indian mobiles share one address (carrier NAT), so this is wide. */
export const PER_CALLER: readonly SendLimit[] = [
  { count: 30, withinMs: HOUR_MS },
  { count: 150, withinMs: DAY_MS },
];
/** The brake that bounds the SMS bill when everything else is walked around. */
export const GLOBAL: readonly SendLimit[] = [{ count: 600, withinMs: 10 * MINUTE_MS }];
