/** Removes control characters, so that text from strangers cannot control the operator's terminal. */
function plain(cell: string): string {
  return cell.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]+/gu, ' ');
}

/** Formats rows as a table with headings; returns `none` when there is no row. */
export function table(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  none: string,
): string {
  if (rows.length === 0) return none;
  const all = [headings, ...rows.map((row) => row.map(plain))];
  const widths = headings.map((_heading, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Formats names and values, one per line; an empty name continues the value before. */
export function pairs(entries: readonly (readonly [string, string])[]): string {
  const width = Math.max(...entries.map(([name]) => name.length)) + 2;
  return entries.map(([name, value]) => `${(name && `${name}:`).padEnd(width)}${plain(value)}`).join('\n');
}

export function money(rupees: number): string {
  return `₹${rupees.toFixed(2)}`;
}
