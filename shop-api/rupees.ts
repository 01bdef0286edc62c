import { paise, rupeesFromPaise } from '@/lib/domain/money';

/** Converts paise of a database column to rupees, as used in the API and in texts. */
export function rupees(amountPaise: number): number {
  return rupeesFromPaise(paise(amountPaise));
}
