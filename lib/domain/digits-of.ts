const TAMIL_ZERO = '௦'.charCodeAt(0);

/** All digits of a typed or pasted text; Tamil ones (௦ to ௯) become Latin. */
export function allDigitsOf(typed: string): string {
  return typed.replace(/[௦-௯]/g, (digit) => String(digit.charCodeAt(0) - TAMIL_ZERO)).replace(/\D/g, '');
}

/** The first `most` digits of a typed or pasted text, for input fields that accept only digits. */
export function digitsOf(typed: string, most: number): string {
  return allDigitsOf(typed).slice(0, most);
}
