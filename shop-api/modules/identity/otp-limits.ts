import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@/lib/domain/durations';
import type { Counted, Sender, SendLimit } from '@/shop-api/ports/shared-limits';

/** Tries of one code, counted before each compare. */
export const MAX_TRIES = 3;

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

/** What to count for a sender, the narrowest first: its answer tells the most. */
export function countedFor({ callerIp }: Sender): Counted[] {
  return callerIp === '' ? ['mobile', 'shop'] : ['mobile', 'caller', 'shop'];
}
