import path from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '@/shop-api/db/client';
import { cities, pincodes } from '@/shop-api/db/schema/content';
import { withTransaction } from '@/shop-api/db/with-transaction';
import { recordChanges } from '@/shop-api/modules/storefront/changes';
import { defineCommand } from '../command';
import { type CheckedRow, checkTable, place } from '../csv/check-table';
import { placeOf, readFileOf } from '../csv/files';
import { readCsv } from '../csv/read-csv';
import { tableWire } from '../csv/tables-wire';
import { optionalText, pincodeField } from '../fields';
import { Refusal } from '../refusal';

const COLUMNS = {
  pincode: pincodeField,
  district: optionalText(60),
  served: z
    .enum(['0', '1', ''], 'must be 1, 0, or empty to follow the district')
    .transform((flag) => (flag === '' ? null : flag === '1')),
};
/** Keeps a statement below PostgreSQL's limit of parameters. */
const BATCH_ROWS = 5000;

type PlaceRow = typeof pincodes.$inferSelect;
type Row = CheckedRow<typeof COLUMNS>;

const keyOf = ({ pincode, cityName }: Pick<PlaceRow, 'pincode' | 'cityName'>) => `${pincode} ${cityName}`;

/**
 * The places that the rows of a table describe: a pincode without a district stands for each of its known districts.
 */
class PlacePlan {
  readonly rows = new Map<string, PlaceRow>();
  readonly problems: string[] = [];
  readonly #districts: ReadonlyMap<string, string>;
  readonly #known: readonly PlaceRow[];
  readonly #namedIn = new Map<string, number>();

  constructor(
    readonly file: string,
    { districts, known }: { districts: readonly string[]; known: readonly PlaceRow[] },
  ) {
    this.#districts = new Map(districts.map((name) => [name.toLowerCase(), name]));
    this.#known = known;
  }

  add({ number, values: { pincode = '', district = '', served = null } }: Row): void {
    const cityName = this.#districts.get(district.toLowerCase());
    if (district !== '' && cityName === undefined) {
      const problem = `there is no district ${district} in Tamil Nadu: "pincode list" shows all of them`;
      this.problems.push(`${place(this.file, number, 'district')}: ${problem}`);
      return;
    }
    const known = this.#known.filter((row) => row.pincode === pincode);
    const targets = cityName === undefined ? known : [{ pincode, cityName }];
    if (targets.length === 0) {
      this.problems.push(
        `${place(this.file, number, 'pincode')}: ${pincode} is new, so its district is needed`,
      );
    }
    for (const one of targets) this.#set(number, { pincode, cityName: one.cityName, served });
  }

  #set(number: number, row: PlaceRow): void {
    const key = keyOf(row);
    const earlier = this.#namedIn.get(key);
    if (earlier !== undefined) {
      this.problems.push(`${place(this.file, number, 'pincode')}: ${key} is in row ${earlier} already`);
    }
    this.#namedIn.set(key, number);
    this.rows.set(key, row);
  }

  /** The rows added and changed, and the number of unchanged ones. */
  changes(): { added: PlaceRow[]; changed: PlaceRow[]; unchanged: number } {
    const before = new Map(this.#known.map((row) => [keyOf(row), row]));
    const rows = [...this.rows.entries()];
    const added = rows.filter(([key]) => !before.has(key)).map(([, row]) => row);
    const changed = rows
      .filter(([key, row]) => before.has(key) && before.get(key)?.served !== row.served)
      .map(([, row]) => row);
    return { added, changed, unchanged: rows.length - added.length - changed.length };
  }
}

async function write(tx: Tx, rows: readonly PlaceRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH_ROWS) {
    await tx
      .insert(pincodes)
      .values(rows.slice(start, start + BATCH_ROWS))
      .onConflictDoUpdate({
        target: [pincodes.pincode, pincodes.cityName],
        set: { served: sql`excluded.served` },
      });
  }
}

export const importPlaces = defineCommand({
  name: 'pincode import',
  summary: 'Import a table of pincodes and whether they are served; all of it or nothing.',
  args: [{ name: 'file', about: `a CSV file with the columns ${Object.keys(COLUMNS).join(', ')}` }],
  prepare: async ({ file }, local) => {
    const name = placeOf(file, local);
    return { table: readCsv(path.basename(name), await readFileOf(name)) };
  },
  input: z.object({ table: tableWire }),
  output: z.object({ added: z.number(), changed: z.number(), unchanged: z.number() }),
  run: async ({ db }, { table }) => {
    const { rows, problems } = checkTable(table, { columns: COLUMNS, required: ['pincode', 'served'] });
    return withTransaction(db, async (tx) => {
      const districts = (await tx.select({ name: cities.name }).from(cities)).map(({ name }) => name);
      const plan = new PlacePlan(table.file, {
        districts,
        known: await tx.select().from(pincodes).for('update'),
      });
      for (const row of rows) plan.add(row);
      problems.push(...plan.problems);
      if (problems.length > 0) throw new Refusal('Nothing was imported.', problems);
      const { added, changed, unchanged } = plan.changes();
      await write(tx, [...added, ...changed]);
      await recordChanges(tx, [{ kind: 'settings' }]);
      return { added: added.length, changed: changed.length, unchanged };
    });
  },
  text: ({ added, changed, unchanged }) =>
    `Imported: ${added} added, ${changed} changed, ${unchanged} unchanged.`,
});
