/** The first `most` digits of a typed or pasted text, for input fields that accept only digits. */
export function digitsOf(typed: string, most: number): string {
  return typed.replace(/\D/g, '').slice(0, most);
}
