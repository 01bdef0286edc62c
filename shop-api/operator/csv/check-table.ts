import type { z } from 'zod';
import type { CsvTable } from './read-csv';

/** The allowed columns of a file, with the schema of their cells. */
export type Columns = Record<string, z.ZodType>;
export type Values<Known extends Columns> = { [Name in keyof Known]?: z.output<Known[Name]> };
/** A validated row; columns that the file lacks are undefined. */
export type CheckedRow<Known extends Columns> = { number: number; values: Values<Known> };
export type TableCheck<Known extends Columns> = { rows: CheckedRow<Known>[]; problems: string[] };

export type TableRules<Known extends Columns> = {
  columns: Known;
  /** The column that identifies a row; required and unique. */
  key?: keyof Known & string;
  /** Required columns. */
  required?: readonly (keyof Known & string)[];
};

/** The location of a problem, with row numbers as in a spreadsheet. */
export function place(file: string, row: number, column?: string): string {
  return column === undefined ? `${file}, row ${row}` : `${file}, row ${row}, ${column}`;
}

/** Validates a whole table and reports every problem with its row and column. */
export function checkTable<Known extends Columns>(
  table: CsvTable,
  { columns, key, required = [] }: TableRules<Known>,
): TableCheck<Known> {
  const problems = checkHeadings(table, columns, key ? [key, ...required] : required);
  if (problems.length > 0) return { rows: [], problems };
  const firstWith = new Map<string, number>();
  const rows = table.rows.map(({ number, cells }) => {
    if (cells.length !== table.columns.length) {
      problems.push(`${place(table.file, number)}: has ${cells.length} cells, not ${table.columns.length}`);
    }
    const values: Record<string, unknown> = {};
    table.columns.forEach((name, index) => {
      const parsed = columns[name]?.safeParse(cells[index]?.trim() ?? '');
      if (parsed?.success) values[name] = parsed.data;
      else problems.push(`${place(table.file, number, name)}: ${parsed?.error.issues[0]?.message}`);
    });
    const keyText = key && values[key] !== undefined ? String(values[key]) : undefined;
    const earlier = keyText === undefined ? undefined : firstWith.get(keyText);
    if (earlier !== undefined)
      problems.push(`${place(table.file, number, key)}: is in row ${earlier} already`);
    else if (keyText !== undefined) firstWith.set(keyText, number);
    // why: each value came from the schema of its column
    return { number, values: values as Values<Known> };
  });
  return { rows, problems };
}

function checkHeadings({ file, columns }: CsvTable, known: Columns, required: readonly string[]): string[] {
  const names = Object.keys(known);
  return [
    ...columns
      .filter((name) => !names.includes(name))
      .map((name) => `${place(file, 1)}: there is no column "${name}"; columns are ${names.join(', ')}`),
    ...columns
      .filter((name, index) => columns.indexOf(name) !== index)
      .map((name) => `${place(file, 1)}: the column "${name}" is there twice`),
    ...required
      .filter((name) => !columns.includes(name))
      .map((name) => `${place(file, 1)}: the column "${name}" is missing`),
  ];
}
