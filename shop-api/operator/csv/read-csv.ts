import { CsvError, parse } from 'csv-parse/sync';
import { Refusal } from '../refusal';
import { decodeText } from './decode-text';

/**
 * A table as read from its file, not validated yet. `number` is the row number in a spreadsheet, headings included.
 */
export type CsvTable = { file: string; columns: string[]; rows: { number: number; cells: string[] }[] };

/** @throws Refusal when it is not UTF-8 text or not valid CSV. */
export function readCsv(file: string, bytes: Uint8Array): CsvTable {
  const [headings, ...records] = recordsOf(file, bytes);
  if (!headings) throw new Refusal(`${file} is empty: its first row must name the columns.`);
  const rows = records
    .map((cells, index) => ({ number: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  return { file, columns: headings.map((heading) => heading.trim()), rows };
}

function recordsOf(file: string, bytes: Uint8Array): string[][] {
  const text = decodeText(file, bytes, 'save it as "CSV UTF-8"');
  const [firstLine = ''] = text.split('\n', 1);
  try {
    return parse(text, {
      bom: true,
      relax_column_count: true,
      // why: in many countries, spreadsheets separate columns with semicolons
      delimiter: firstLine.includes(';') && !firstLine.includes(',') ? ';' : ',',
    });
  } catch (error) {
    if (error instanceof CsvError) throw new Refusal(`${file} is not valid CSV: ${error.message}.`);
    throw error;
  }
}
