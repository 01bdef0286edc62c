/**
 * Formats a whole number from 0 up with Indian digit groups, "1,23,456" (#,##,##0 of en-IN and ta-IN in CLDR). It does
 * not use `Intl.NumberFormat`, because every page calls it and the first one takes 50 ms on a slow phone.
 */
export function groupDigits(count: number): string {
  const digits = String(count);
  const groups = [digits.slice(-3)];
  for (let rest = digits.slice(0, -3); rest !== ''; rest = rest.slice(0, -2)) groups.unshift(rest.slice(-2));
  return groups.join(',');
}
