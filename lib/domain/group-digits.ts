/**
 * A whole number from 0 on as India writes it, "1,23,456" (#,##,##0 of en-IN and ta-IN in CLDR). Every page calls it:
 * the first `Intl.NumberFormat` of a page takes a slow phone 50 ms.
 */
export function groupDigits(count: number): string {
  const digits = String(count);
  const groups = [digits.slice(-3)];
  for (let rest = digits.slice(0, -3); rest !== ''; rest = rest.slice(0, -2)) groups.unshift(rest.slice(-2));
  return groups.join(',');
}
