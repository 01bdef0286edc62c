import { Client } from 'pg';
import { z } from 'zod';

const sqlSchema = z.union([z.string(), z.object({ text: z.string() }).transform(({ text }) => text)]);
/** Statements of the embedded database's own maintenance. */
const MAINTENANCE = /pg_wal|checkpoint|vacuum/;

/** The SQL statements that `work` sends, without parameter values. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = jest.spyOn(Client.prototype, 'query');
  try {
    await work();
    const statements = query.mock.calls.map(([first]: unknown[]) => sqlSchema.parse(first));
    return statements.filter((statement) => !MAINTENANCE.test(statement));
  } finally {
    query.mockRestore();
  }
}
