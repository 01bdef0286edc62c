import { stringify } from 'csv-stringify/sync';

/** Formats a table as CSV with headings and a byte order mark, by which spreadsheets recognise UTF-8. */
export function writeCsv(
  columns: readonly string[],
  rows: readonly Record<string, string | number>[],
): string {
  return stringify([...rows], { header: true, columns: [...columns], bom: true });
}
