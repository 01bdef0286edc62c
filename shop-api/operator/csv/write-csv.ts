import { stringify } from 'csv-stringify/sync';

/** A table as text: headings first, UTF-8 with the mark by which spreadsheets know it. */
export function writeCsv(
  columns: readonly string[],
  rows: readonly Record<string, string | number>[],
): string {
  return stringify([...rows], { header: true, columns: [...columns], bom: true });
}
