import path from 'node:path';
import { z } from 'zod';
import { CATEGORIES_FILE, categoryRules, PRODUCTS_FILE, productRules } from '../catalogue/columns';
import { readSnapshot } from '../catalogue/current-catalogue';
import { picturesWire } from '../catalogue/pictures';
import { checkTables, prepareImport } from '../catalogue/prepare-import';
import { runImport, tryImport } from '../catalogue/run-import';
import { categoryRow, productRow } from '../catalogue/to-tables';
import { defineCommand } from '../command';
import { placeOf, writeText } from '../csv/files';
import { tableWire } from '../csv/tables-wire';
import { writeCsv } from '../csv/write-csv';
import { Refusal } from '../refusal';

const rowsOutput = z.array(z.record(z.string(), z.string()));

const exportCatalogue = defineCommand({
  name: 'catalogue export',
  summary: `Write ${CATEGORIES_FILE} and ${PRODUCTS_FILE} into a folder.`,
  args: [{ name: 'folder', about: 'created if it does not exist' }],
  prepare: async ({ folder }, local) => {
    placeOf(folder, local);
    return {};
  },
  input: z.object({}),
  output: z.object({ categories: rowsOutput, products: rowsOutput }),
  run: async ({ db }) => {
    const now = await readSnapshot(db);
    return { categories: now.categories.map(categoryRow), products: now.products.map(productRow) };
  },
  finish: async ({ categories, products }, { folder }, local) => {
    const to = placeOf(folder, local);
    await writeText(path.join(to, CATEGORIES_FILE), writeCsv(Object.keys(categoryRules.columns), categories));
    await writeText(path.join(to, PRODUCTS_FILE), writeCsv(Object.keys(productRules.columns), products));
  },
  text: ({ categories, products }, { folder }) =>
    `${categories.length} categories and ${products.length} products written to ${folder}.`,
});

const countOutput = z.object({ added: z.number(), changed: z.number(), unchanged: z.number() });
type Count = z.output<typeof countOutput>;
const countText = (what: string, { added, changed, unchanged }: Count) =>
  `${what}: ${added} added, ${changed} changed, ${unchanged} unchanged`;

const importCatalogue = defineCommand({
  name: 'catalogue import',
  summary: 'Import a table of products or categories, or a folder with both; all of it or nothing.',
  args: [
    { name: 'from', about: `a folder with ${CATEGORIES_FILE} and ${PRODUCTS_FILE}, or a single CSV file` },
  ],
  options: {
    stock: { about: 'also set the stock of existing products; otherwise only of new ones' },
    replace: { about: 'withdraw products (and categories) that are not in the tables' },
    'dry-run': { about: 'only check, and show what would change' },
  },
  prepare: (typed, local) => prepareImport(typed, local),
  input: z.object({
    categories: tableWire.optional(),
    products: tableWire.optional(),
    pictures: picturesWire,
    stock: z.boolean(),
    replace: z.boolean(),
    dryRun: z.boolean(),
  }),
  output: z.object({ categories: countOutput, products: countOutput, dry_run: z.boolean() }),
  run: async ({ db }, { pictures, stock, replace, dryRun, ...tables }) => {
    const { categories, products, problems } = checkTables(tables);
    if (problems.length > 0) throw new Refusal('Nothing was imported.', problems);
    const request = { categories, products, pictures, stock, replace };
    const counts = await (dryRun ? tryImport(db, request) : runImport(db, request));
    return { ...counts, dry_run: dryRun };
  },
  text: ({ categories, products, dry_run: isTrial }) =>
    [
      isTrial ? 'Nothing was imported. The import would make these changes:' : 'Imported.',
      countText('Categories', categories),
      countText('Products', products),
    ].join('\n'),
});

export const catalogueCommands = [exportCatalogue, importCatalogue];
