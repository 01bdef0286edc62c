import type { Paise } from './money';
import { type LimitBreach, limitBreach, type PurchaseLimits } from './purchase-limits';

export type GateStop = 'problems' | 'price_changes' | LimitBreach;

type Checked = {
  problems: readonly unknown[];
  priceChanges: readonly unknown[];
  subtotal: Paise;
  limits: PurchaseLimits;
};

/**
 * The first reason that keeps a checked cart from checkout, in the order of the spec: unavailable items, price changes,
 * below the minimum, above the maximum (spec 4, Checkout button); undefined when there is none.
 */
export function gateStop({ problems, priceChanges, subtotal, limits }: Checked): GateStop | undefined {
  if (problems.length > 0) return 'problems';
  if (priceChanges.length > 0) return 'price_changes';
  return limitBreach(subtotal, limits);
}
