/** What a field of digits keeps of what was typed or pasted: the first `most` digits. */
export function digitsOf(typed: string, most: number): string {
  return typed.replace(/\D/g, '').slice(0, most);
}
