import type { Paise } from './money';

export type PurchaseLimits = { minimum: Paise; maximum: Paise };
export type LimitBreach = 'below_minimum' | 'above_maximum';

/** "Total at least the minimum, at most the maximum" (spec 5); 0 means no limit. */
export function limitBreach(subtotal: Paise, { minimum, maximum }: PurchaseLimits): LimitBreach | undefined {
  if (minimum > 0 && subtotal < minimum) return 'below_minimum';
  if (maximum > 0 && subtotal > maximum) return 'above_maximum';
  return undefined;
}
