import { addPaise, multiplyPaise, type Paise, paise, subtractPaise, ZERO_PAISE } from './money';

export type Priced = { price: Paise; offerPrice: Paise };
export type PricedLine = Priced & { quantity: number };

/** The price of one unit: the offer price when present and non-zero, else the price (spec 9). */
export function unitPayPrice({ price, offerPrice }: Priced): Paise {
  return offerPrice > 0 ? offerPrice : price;
}

export function hasDiscount({ price, offerPrice }: Priced): boolean {
  return offerPrice > 0 && offerPrice < price;
}

/** Whole percent of the discount badge, 0 without one (spec 5 and 9). */
export function discountPercent(priced: Priced): number {
  return hasDiscount(priced) ? Math.round(((priced.price - priced.offerPrice) / priced.price) * 100) : 0;
}

/** 'You save' of one unit. */
export function unitSaving(priced: Priced): Paise {
  return hasDiscount(priced) ? subtractPaise(priced.price, priced.offerPrice) : ZERO_PAISE;
}

export function lineTotal(line: PricedLine): Paise {
  return multiplyPaise(unitPayPrice(line), line.quantity);
}

export type CartTotals = { subtotal: Paise; promotion: Paise; total: Paise; saving: Paise };

/**
 * Totals of the lines that can be sold. The promotion takes min(credit, subtotal), so the
 * grand total is never below 0 (decisions.md 8).
 */
export function cartTotals(lines: readonly PricedLine[], promotionCredit: Paise): CartTotals {
  const subtotal = addPaise(...lines.map(lineTotal));
  const promotion = paise(Math.max(0, Math.min(promotionCredit, subtotal)));
  const saving = addPaise(...lines.map((line) => multiplyPaise(unitSaving(line), line.quantity)));
  return { subtotal, promotion, total: subtractPaise(subtotal, promotion), saving };
}

/** A payment choice is shown only when the subtotal exceeds the promotion (spec 2, Checkout). */
export function needsPayment(totals: CartTotals): boolean {
  return totals.subtotal > totals.promotion;
}

export type NetQuantity = { value: number; unit: string };
export type UnitPrice = { amount: Paise; per: string };

/**
 * Price per kg for grams, else per piece, bunch and so on, rounded to the paisa: "to the nearest two decimal place", as
 * rule 6(11) of the Legal Metrology (Packaged Commodities) Rules, 2011 asks of a unit sale price.
 */
export function unitPrice(priced: Priced, net: NetQuantity): UnitPrice {
  const byWeight = net.unit === 'g';
  const exact = (unitPayPrice(priced) * (byWeight ? 1000 : 1)) / net.value;
  return { amount: paise(Math.round(exact)), per: byWeight ? 'kg' : net.unit };
}
