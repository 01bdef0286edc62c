import { paise, rupeesFromPaise } from '@/lib/domain/money';

/** Paise of a column as the rupees of the wire and of what people read. */
export function rupees(amountPaise: number): number {
  return rupeesFromPaise(paise(amountPaise));
}
