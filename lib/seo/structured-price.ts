import type { Paise } from '@/lib/domain/money';
import { rupeesFromPaise } from '@/lib/domain/money';
import type { NetQuantity } from '@/lib/domain/pricing';

export const CURRENCY = 'INR';

/** An amount in the format of schema.org, Open Graph and the product feed: "29.00". */
export function decimalRupees(amount: Paise): string {
  return rupeesFromPaise(amount).toFixed(2);
}

/** The net quantity and the base of the unit price (as in `unitPrice`), with UN/CEFACT codes where there are any. */
export function referenceQuantity({ value, unit }: NetQuantity) {
  const isWeight = unit === 'g';
  const measure = isWeight ? { unitCode: 'GRM' } : unitOf(unit);
  const base = isWeight ? { unitCode: 'KGM' } : unitOf(unit);
  return {
    '@type': 'QuantitativeValue' as const,
    value,
    ...measure,
    valueReference: { '@type': 'QuantitativeValue' as const, value: 1, ...base },
  };
}

function unitOf(unit: string) {
  return unit === 'piece' ? { unitCode: 'H87', unitText: unit } : { unitText: unit };
}
