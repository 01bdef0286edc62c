import { z } from 'zod';
import type { CsvTable } from './read-csv';

/** The wire format of a table sent to the shop. */
export const tableWire: z.ZodType<CsvTable> = z.object({
  file: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.object({ number: z.number().int(), cells: z.array(z.string()) })),
});
