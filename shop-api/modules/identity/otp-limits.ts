import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@/lib/domain/durations';
import type { LimitScope, Sender, SendLimit } from '@/shop-api/ports/shared-limits';

/** The tries allowed for one code; each is counted before the comparison. */
export const MAX_TRIES = 3;

export const SEND_LIMITS: Record<LimitScope, readonly SendLimit[]> = {
  mobile: [
    { count: 1, withinMs: 30 * SECOND_MS },
    { count: 5, withinMs: HOUR_MS },
    { count: 10, withinMs: DAY_MS },
  ],
  /** Many Indian mobiles share one IP address (carrier NAT), so these are generous. */
  caller: [
    { count: 30, withinMs: HOUR_MS },
    { count: 150, withinMs: DAY_MS },
  ],
  /** Caps the SMS bill when the other limits are circumvented. */
  shop: [{ count: 600, withinMs: 10 * MINUTE_MS }],
};

/**
 * Sends with a timestamp further in the future are ignored: a clock was ahead and has been corrected, and nobody should
 * have to wait for as long as it was ahead. Smaller differences occur between two instances or two concurrent calls.
 */
export const LATEST_AHEAD_MS = MINUTE_MS;

/** The scopes to check for a sender, the narrowest first, as its answer is the most specific. */
export function limitScopesFor({ callerIp }: Sender): LimitScope[] {
  return callerIp === '' ? ['mobile', 'shop'] : ['mobile', 'caller', 'shop'];
}
