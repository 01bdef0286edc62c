/** Normalises an id that was read out or typed: letters not in its alphabet become the digits they look like. */
export function readableIdAsRead(text: string): string {
  return text.toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1');
}
