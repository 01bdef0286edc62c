import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@/lib/domain/durations';

/** Tries of one code, counted before each compare. */
export const MAX_TRIES = 3;

/** At most `count` codes within any `withinMs`. */
export type SendLimit = { count: number; withinMs: number };

/** What codes are counted by: the number, the asking address, and all of the shop. */
export type Counted = 'mobile' | 'caller' | 'shop';

export const SEND_LIMITS: Record<Counted, readonly SendLimit[]> = {
  mobile: [
    { count: 1, withinMs: 30 * SECOND_MS },
    { count: 5, withinMs: HOUR_MS },
    { count: 10, withinMs: DAY_MS },
  ],
  /** Whole streets of Indian mobiles share one address (carrier NAT), so this is wide. */
  caller: [
    { count: 30, withinMs: HOUR_MS },
    { count: 150, withinMs: DAY_MS },
  ],
  /** The brake that bounds the SMS bill when everything else is walked around. */
  shop: [{ count: 600, withinMs: 10 * MINUTE_MS }],
};

/**
 * Codes that were sent later than that from now count for nothing: a clock was ahead and has been set right, and nobody
 * shall wait for as long as it was. Less may lie between two instances, or two calls at once.
 */
export const LATEST_AHEAD_MS = MINUTE_MS;

/** Who asks for a code; the address is empty when the storefront does not know it. */
export type Sender = { mobile: string; callerIp: string };

/** The limit that is used up, and when the next code may be asked for. */
export type UsedUp = { counted: Counted; limit: SendLimit; opensAt: Date };

/** What to count for a sender, the narrowest first: its answer tells the most. */
export function countedFor({ callerIp }: Sender): Counted[] {
  return callerIp === '' ? ['mobile', 'shop'] : ['mobile', 'caller', 'shop'];
}
