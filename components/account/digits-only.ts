/** What a field keeps while typing: digits only, at most `max` of them. A pasted +91 falls away. */
export function digitsOnly(typed: string, max: number): string {
  const digits = typed.replace(/\D/g, '');
  const withoutCountry = max === 10 && digits.length === 12 ? digits.replace(/^91/, '') : digits;
  return withoutCountry.slice(0, max);
}
