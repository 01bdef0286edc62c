import { MINUTE_MS } from './durations';
import { type Paise, paise } from './money';

export type PurchaseLimits = { minimum: Paise; maximum: Paise };
export type LimitBreach = 'below_minimum' | 'above_maximum';

/** A captcha can be solved and sent for so long. */
export const CAPTCHA_LIFETIME_MS = 20 * MINUTE_MS;

/** A code that was sent can be used for so long. */
export const CODE_LIFETIME_MS = 5 * MINUTE_MS;

/** Of what the database counts. */
export const LARGEST_ID = 2_147_483_647;

/** So many of a customer's orders are listed, the newest; a copy of the customer's data has the others too. */
export const LISTED_ORDERS = 100;

/** A customer keeps as many. */
export const MAX_ADDRESSES = 20;

/** A customer waits for as many. */
export const MAX_PINCODE_ALERTS = 20;

/** ₹1 crore: no order is larger, whatever the shop has set. */
export const LARGEST_ORDER = paise(1_000_000_000);

/** The most an order may come to; without a maximum of the shop's (0) that is `LARGEST_ORDER`. */
export function orderMaximum({ maximum }: PurchaseLimits): Paise {
  return maximum > 0 && maximum < LARGEST_ORDER ? maximum : LARGEST_ORDER;
}

/** "Total at least the minimum, at most the maximum" (spec 5); 0 means no limit. */
export function limitBreach(subtotal: Paise, limits: PurchaseLimits): LimitBreach | undefined {
  if (limits.minimum > 0 && subtotal < limits.minimum) return 'below_minimum';
  return subtotal > orderMaximum(limits) ? 'above_maximum' : undefined;
}

/** What is missing to the minimum and what is above the maximum, each 0 when the order keeps it. */
export function distanceToLimits(subtotal: Paise, limits: PurchaseLimits): { missing: Paise; over: Paise } {
  return {
    missing: paise(Math.max(0, limits.minimum - subtotal)),
    over: paise(Math.max(0, subtotal - orderMaximum(limits))),
  };
}
