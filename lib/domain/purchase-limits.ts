import { type Paise, paise } from './money';

export type PurchaseLimits = { minimum: Paise; maximum: Paise };
export type LimitBreach = 'below_minimum' | 'above_maximum';

/** ₹1 crore: no order may be larger, whatever maximum the shop has set. */
export const LARGEST_ORDER = paise(1_000_000_000);

/** The maximum total of an order; `LARGEST_ORDER` when the shop has set none (0). */
export function orderMaximum({ maximum }: PurchaseLimits): Paise {
  return maximum > 0 && maximum < LARGEST_ORDER ? maximum : LARGEST_ORDER;
}

/** "Total at least the minimum, at most the maximum" (spec 5); 0 means no limit. */
export function limitBreach(subtotal: Paise, limits: PurchaseLimits): LimitBreach | undefined {
  if (limits.minimum > 0 && subtotal < limits.minimum) return 'below_minimum';
  return subtotal > orderMaximum(limits) ? 'above_maximum' : undefined;
}

/** The amounts below the minimum and above the maximum, each 0 when that limit is met. */
export function distanceToLimits(subtotal: Paise, limits: PurchaseLimits): { missing: Paise; over: Paise } {
  return {
    missing: paise(Math.max(0, limits.minimum - subtotal)),
    over: paise(Math.max(0, subtotal - orderMaximum(limits))),
  };
}
