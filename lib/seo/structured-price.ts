import type { Paise } from '@/lib/domain/money';
import { rupeesFromPaise } from '@/lib/domain/money';
import type { NetQuantity } from '@/lib/domain/pricing';

export const CURRENCY = 'INR';

/** An amount as schema.org, Open Graph and the product feed write it: "29.00". */
export function decimalRupees(amount: Paise): string {
  return rupeesFromPaise(amount).toFixed(2);
}

/** A net quantity and what its unit price refers to, as `unitPrice` has it, in the codes of UN/CEFACT where there is one. */
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
