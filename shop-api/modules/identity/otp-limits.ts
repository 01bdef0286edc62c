import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@/lib/domain/durations';
import { siteOf } from '@/lib/domain/network-of';
import type { LimitScope, Sender, SendLimit } from '@/shop-api/ports/shared-limits';

/** The tries allowed for one code; each is counted before the comparison. */
export const MAX_TRIES = 3;

/** Caps the SMS bill when the other limits are circumvented. */
const SHOP_LIMIT = { count: 600, withinMs: 10 * MINUTE_MS };
/** Leaves half of the shop's codes to customers, since codes for invented numbers can use up the rest. */
const SHOP_LIMIT_FOR_NEW_NUMBERS = { ...SHOP_LIMIT, count: SHOP_LIMIT.count / 2 };

/** For how long one of the shop's codes counts. */
export const SHOP_WINDOW_MS = SHOP_LIMIT.withinMs;

const LIMITS_OF_SENDER = {
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
  /** A mobile provider has thousands of shoppers in one IPv6 site, a single machine can have as many networks. */
  site: [{ count: 150, withinMs: HOUR_MS }],
};

/** What identifies a sender in each scope; empty where it is unknown or there is none. */
export function scopeValuesOf({ mobile, callerIp }: Omit<Sender, 'isCustomer'>): Record<LimitScope, string> {
  return { mobile, caller: callerIp, site: siteOf(callerIp), shop: '' };
}

/** The limits to check for a sender, of the narrowest scope first, as its answer is the most specific. */
export function limitsFor(sender: Sender): { scope: LimitScope; limit: SendLimit }[] {
  const values = scopeValuesOf(sender);
  const ofShop = sender.isCustomer ? SHOP_LIMIT : SHOP_LIMIT_FOR_NEW_NUMBERS;
  const ofSender = (['mobile', 'caller', 'site'] as const)
    .filter((scope) => values[scope] !== '')
    .flatMap((scope) => LIMITS_OF_SENDER[scope].map((limit) => ({ scope, limit })));
  return [...ofSender, { scope: 'shop', limit: ofShop }];
}
