import { z } from 'zod';
import { MOBILE } from '@/lib/domain/form-patterns';
import { type Paise, paiseFromRupees } from '@/lib/domain/money';
import { PINCODE, SLUG } from '@/lib/domain/patterns';
import { TONES } from '@/lib/domain/tone';

const MAX_RUPEES = 1_000_000;
export const MAX_STOCK = 1_000_000;
const MAX_ROWS = 1000;

/** Text without surrounding spaces; may be empty. */
export const optionalText = (max: number) =>
  z.string().trim().max(max, `must have at most ${max} characters`);
export const requiredText = (max: number) => optionalText(max).min(1, 'must not be empty');

/** Rupees as typed, "45" or "45.50", converted to paise. */
export const rupeesField = z
  .string()
  .trim()
  .regex(/^\d+(\.\d{1,2})?$/, { error: 'must be rupees such as 45 or 45.50', abort: true })
  .refine((text) => Number(text) <= MAX_RUPEES, `must be at most ${MAX_RUPEES} rupees`)
  .transform((text): Paise => paiseFromRupees(Number(text)));

export const positiveRupeesField = rupeesField.refine((amount) => amount > 0, 'must be above 0');

export const wholeNumber = (max: number) =>
  z
    .string()
    .trim()
    .regex(/^\d+$/, 'must be a whole number such as 40')
    .transform(Number)
    .refine((count) => count <= max, `must be at most ${max}`);

export const countField = wholeNumber(MAX_STOCK);

/** The maximum number of rows in a list. */
export const limitField = (usual: number) =>
  wholeNumber(MAX_ROWS)
    .refine((count) => count > 0, 'must be at least 1')
    .default(usual);

export const slugField = z.string().regex(SLUG, 'must be a slug such as country-tomato');
/** A country in English; null when empty. */
export const countryField = z
  .string()
  .trim()
  .normalize()
  .max(60, 'must have at most 60 characters')
  .regex(/^[\p{Script=Latin} .,'()-]*$/u, 'must be a country in English such as India, or empty')
  .transform((country) => (country === '' ? null : country));

export const toneField = z.enum(TONES, `must be one of: ${TONES.join(', ')}`);
export const mobileField = z.string().regex(MOBILE, 'must be ten digits that start with 6, 7, 8 or 9');
export const pincodeField = z.string().regex(PINCODE, 'must be six digits');

export const mobileArg = { name: 'mobile', about: 'the mobile number they sign in with' };
export const mobileInput = z.object({ mobile: mobileField });
