import { hasPriceChange, lineProblem } from '@/lib/domain/cart-check';
import { ShopError } from '@/lib/domain/errors';
import { type Paise, paiseFromRupees } from '@/lib/domain/money';
import { PAID_ONLINE } from '@/lib/domain/payment-state';
import { type CartTotals, cartTotals, needsPayment } from '@/lib/domain/pricing';
import { limitBreach, type PurchaseLimits } from '@/lib/domain/purchase-limits';
import { type RuledRow, toCheckedLine, toPricedLine } from '@/shop-api/modules/cart/priced-row';

export type PaymentType = 'COD' | 'promotion' | typeof PAID_ONLINE;
export type OrderTerms = {
  paymentType: PaymentType;
  /** The grand total shown to the shopper, in rupees; undefined when not sent. */
  expectedTotal: number | undefined;
};

/** @throws ShopError out_of_stock or cart_changed unless every line is available as accepted (spec 5). */
export function requireSellable(rows: readonly RuledRow[]): void {
  const lines = rows.map(toCheckedLine);
  const problems = lines.map(lineProblem);
  if (problems.includes('outOfStock')) throw new ShopError('out_of_stock');
  const isChanged = problems.some((problem) => problem !== undefined) || lines.some(hasPriceChange);
  if (rows.length === 0 || isChanged) throw new ShopError('cart_changed');
}

/**
 * Computes the totals of an order, and checks the limits and the total shown to the shopper.
 *
 * @throws ShopError below_minimum, above_maximum, cart_changed, bad_request.
 */
export function requireTotals(
  rows: readonly RuledRow[],
  credit: Paise,
  limits: PurchaseLimits,
  { paymentType, expectedTotal }: OrderTerms,
): CartTotals {
  const totals = cartTotals(rows.map(toPricedLine), credit);
  const breach = limitBreach(totals.subtotal, limits);
  if (breach) throw new ShopError(breach);
  if (expectedTotal !== undefined && paiseFromRupees(expectedTotal) !== totals.total) {
    throw new ShopError('cart_changed', { field: 'expected_total' });
  }
  const isPayable = needsPayment(totals) ? paymentType !== 'promotion' : paymentType !== PAID_ONLINE;
  if (!isPayable) throw new ShopError('bad_request', { field: 'payment_type' });
  return totals;
}

/** An order covered by credit is a promotion order whatever was chosen: nothing is left to pay (decisions.md 8). */
export function recordedPaymentType(totals: CartTotals, chosen: PaymentType): PaymentType {
  return needsPayment(totals) ? chosen : 'promotion';
}
