const DIGITS = 10;

/**
 * What a mobile field keeps of what was typed so far or pasted: digits, at most ten, without +91, 91 or 0 before them
 * (spec 5). Typed key by key a 91 in front shows itself with the eleventh digit only.
 */
export function mobileDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '');
  const national = digits.length > DIGITS ? digits.replace(/^910?(?=[6-9])/, '') : digits;
  return national.slice(0, DIGITS);
}
