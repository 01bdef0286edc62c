import { allDigitsOf } from './digits-of';

const DIGITS = 10;

/**
 * The digits that a mobile field keeps of a typed or pasted text: at most ten, without a leading +91, 91 or 0 (spec 5).
 * When typing, a leading 91 is recognised as the country code only at the eleventh digit.
 */
export function mobileDigits(typed: string): string {
  const digits = allDigitsOf(typed).replace(/^0+/, '');
  const national = digits.length > DIGITS ? digits.replace(/^910?(?=[6-9])/, '') : digits;
  return national.slice(0, DIGITS);
}
