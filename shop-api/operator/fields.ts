import { z } from 'zod';
import { type Paise, paise, paiseFromRupees, rupeesFromPaise } from '@/lib/domain/money';
import { MOBILE, PINCODE, SLUG } from '@/lib/domain/patterns';

const MAX_RUPEES = 1_000_000;
export const MAX_STOCK = 1_000_000;

/** Rupees as people write them, "45" or "45.50", as paise. */
export const rupeesField = z
  .string()
  .trim()
  .regex(/^\d{1,7}(\.\d{1,2})?$/, 'must be rupees such as 45 or 45.50')
  .transform((text): Paise => paiseFromRupees(Number(text)))
  .refine((amount) => amount <= paiseFromRupees(MAX_RUPEES), `must be at most ${MAX_RUPEES} rupees`);

export const positiveRupeesField = rupeesField.refine((amount) => amount > 0, 'must be above 0');

export const countField = z
  .string()
  .trim()
  .regex(/^\d{1,7}$/, 'must be a whole number such as 40')
  .transform(Number)
  .refine((count) => count <= MAX_STOCK, `must be at most ${MAX_STOCK}`);

export const slugField = z.string().regex(SLUG, 'must be a slug such as country-tomato');
export const mobileField = z.string().regex(MOBILE, 'must be ten digits that start with 6, 7, 8 or 9');
export const pincodeField = z.string().regex(PINCODE, 'must be six digits');

/** Paise of a column as the rupees people read. */
export function rupees(amountPaise: number): number {
  return rupeesFromPaise(paise(amountPaise));
}

export const mobileArg = { name: 'mobile', about: 'the mobile number they sign in with' };
export const mobileInput = z.object({ mobile: mobileField });
