import { groupDigits } from './group-digits';

declare const paiseBrand: unique symbol;

/** An amount of Indian money in whole paise (₹1 = 100 paise). */
export type Paise = number & { readonly [paiseBrand]: true };

/** @throws RangeError when the amount is not a safe whole number of paise. */
export function paise(amount: number): Paise {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of paise: ${amount}`);
  return amount as Paise;
}

export const ZERO_PAISE = paise(0);

/** Converts rupees of the wire (decisions.md 6) to paise; rounds floating-point errors, e.g. of 0.1 + 0.2. */
export function paiseFromRupees(rupees: number): Paise {
  return paise(Math.round(rupees * 100));
}

/** Converts paise to rupees of the wire. */
export function rupeesFromPaise(amount: Paise): number {
  return amount / 100;
}

export function addPaise(...amounts: readonly Paise[]): Paise {
  return paise(amounts.reduce((sum, amount) => sum + amount, 0));
}

export function subtractPaise(from: Paise, amount: Paise): Paise {
  return paise(from - amount);
}

export function multiplyPaise(amount: Paise, quantity: number): Paise {
  return paise(amount * quantity);
}

/** "1,20,000", "10.50": an amount of at least 0 for texts that have the ₹. */
export function formatRupees(amount: Paise): string {
  const rest = amount % 100;
  const part = rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`;
  return `${groupDigits((amount - rest) / 100)}${part}`;
}

/** "₹1,20,000", "₹10.50"; the minus is U+2212. */
export function formatPaise(amount: Paise): string {
  return `${amount < 0 ? '−' : ''}₹${formatRupees(paise(Math.abs(amount)))}`;
}
