import { getTableColumns, sql } from 'drizzle-orm';
import type { Tx } from '@/shop-api/db/client';
import type { categories, products } from '@/shop-api/db/schema/catalogue';
import { changedFields, type Fields } from './plan-changes';

/** How many rows one statement writes. */
const ROWS_AT_ONCE = 500;

/** Splits rows into as many as one statement writes. */
export function inChunks<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / ROWS_AT_ONCE);
  return Array.from({ length: count }, (_, at) => rows.slice(at * ROWS_AT_ONCE, (at + 1) * ROWS_AT_ONCE));
}

/**
 * Updates many rows in few statements. A column is written when any of the rows changes it, so the rows must be locked
 * and `now` read after that.
 */
export async function updateRows(
  tx: Tx,
  table: typeof categories | typeof products,
  updates: readonly { now: Fields & { id: number }; next: Fields }[],
): Promise<void> {
  const changed = updates.filter((update) => changedFields(update).length > 0);
  const names = new Set(changed.flatMap(changedFields));
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => names.has(name));
  const given = [['id', table.id] as const, ...columns];
  const nameOf = ([, column]: (typeof given)[number]) => sql.identifier(column.name);
  const set = columns.map((column) => sql`${nameOf(column)} = given.${nameOf(column)}`);
  for (const rows of inChunks(changed)) {
    const values = rows.map(({ now, next }): Fields => ({ ...next, id: now.id }));
    const lists = given.map(
      ([name, column]) =>
        sql`${sql.param(values.map((row) => row[name]))}::${sql.raw(column.getSQLType())}[]`,
    );
    await tx.execute(sql`
      update ${table} set ${sql.join(set, sql`, `)}
      from unnest(${sql.join(lists, sql`, `)}) as given (${sql.join(given.map(nameOf), sql`, `)})
      where ${table.id} = given.id
    `);
  }
}
