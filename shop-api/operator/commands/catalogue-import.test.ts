import fs from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { type OperatedShop, openOperatedShop } from '@/shop-api/testing/operated-shop';
import { statementsOf } from '@/shop-api/testing/statements';
import { writeCsv } from '../csv/write-csv';

let shop: OperatedShop;
beforeAll(async () => {
  shop = await openOperatedShop();
});
afterAll(() => shop.close());

const rowsSchema = z.array(z.record(z.string(), z.string()));
const catalogueSchema = z.object({ categories: rowsSchema, products: rowsSchema });
type Row = z.output<typeof rowsSchema>[number];
type Catalogue = z.output<typeof catalogueSchema>;

async function exported(): Promise<Catalogue> {
  return catalogueSchema.parse(await shop.ask('catalogue', 'export', 'now'));
}

async function importRows({ categories, products }: Catalogue, ...options: string[]): Promise<unknown> {
  const tables = { 'categories.csv': categories, 'products.csv': products };
  await fs.mkdir(path.join(shop.folder, 'next'), { recursive: true });
  for (const [name, rows] of Object.entries(tables)) {
    await fs.writeFile(path.join(shop.folder, 'next', name), writeCsv(Object.keys(rows[0] ?? {}), rows));
  }
  return shop.ask('catalogue', 'import', 'next', ...options);
}

const bySlug = (one: Row, other: Row) => (one.product_slug ?? '').localeCompare(other.product_slug ?? '');

/** The pictures of two products, as a cell of a table. */
const picturesOf = (rows: readonly Row[]) =>
  rows
    .slice(3, 5)
    .map((row) => row.product_image)
    .join('|');

/** What each row of the mixed import changes; the packs of country tomato are withdrawn. */
const MIXED: Record<string, Row> = {
  ginger: { actual_price: '171', selling_price: '0', listed: '0' },
  'ginger-500-g': { listed: '1', product_name2: 'இஞ்சி "புதிது", {1}\\' },
  'red-beetroot': { actual_price: '64' },
  garlic: { active: '1', listed: '0' },
  'baby-potato': { category_slug: 'rare', net_quantity_value: '0.125', country_of_origin: '' },
  'baby-potato-1-kg': { category_slug: 'rare', country_of_origin: 'India' },
};

async function mixedImport(): Promise<{ wanted: Catalogue; withdrawn: Row[] }> {
  await shop.ask('product', 'rename', 'beetroot', 'red-beetroot');
  await shop.ask('product', 'withdraw', 'garlic');
  const { categories, products } = await exported();
  const withdrawn = products.filter(({ group }) => group === 'country-tomato');
  const ginger = products.find((row) => row.product_slug === 'ginger');
  const added = {
    ...ginger,
    product_slug: 'wild-ginger',
    group: 'wild-ginger',
    more_images: picturesOf(products),
  };
  const changed = products
    .filter((row) => !withdrawn.includes(row))
    .map((row) => ({ ...row, ...MIXED[row.product_slug ?? ''] }))
    .map((row) =>
      row.product_slug === 'red-beetroot' ? { ...row, more_images: picturesOf(products) } : row,
    );
  const rare = { ...categories[0], category_slug: 'rare', category_name: 'Rare' };
  const toned = categories.map((row, at) => (at === 0 ? { ...row, sort: '77' } : row));
  return { wanted: { categories: [...toned, rare], products: [...changed, added] }, withdrawn };
}

it('a dry run counts what the import of the same tables does', async () => {
  const { wanted, withdrawn } = await mixedImport();
  const before = await exported();
  const tried = await importRows(wanted, '--replace', '--dry-run');
  expect(await exported()).toEqual(before);
  const done = await importRows(wanted, '--replace');
  const changed = Object.keys(MIXED).length + withdrawn.length;
  const unchanged = before.products.length - changed;
  expect(done).toEqual({
    categories: { added: 1, changed: 1, unchanged: before.categories.length - 1 },
    products: { added: 1, changed, unchanged },
    dry_run: false,
  });
  expect(tried).toEqual({ ...z.record(z.string(), z.unknown()).parse(done), dry_run: true });
  const products = [...wanted.products, ...withdrawn.map((row) => ({ ...row, active: '0' }))];
  const now = await exported();
  expect(now.products.sort(bySlug)).toEqual(products.sort(bySlug));
  expect(now.categories).toEqual(expect.arrayContaining(wanted.categories));
});

it('notifies the storefront of the packs that a pack leaves and of those that it joins', async () => {
  const { categories, products } = await exported();
  const moved = products.filter((row) => row.product_slug === 'ginger');
  await shop.newStorefrontEvents();
  await importRows({ categories, products: moved.map((row) => ({ ...row, group: 'garlic', listed: '0' })) });
  const events = await shop.newStorefrontEvents();
  const told = events.flatMap((event) => (event.kind === 'product' ? [event.slug] : []));
  expect(told).toEqual(expect.arrayContaining(['ginger', 'ginger-500-g', 'garlic']));
  await importRows({ categories, products: moved });
});

/** The number of statements that adding so many products takes, and changing them after that. */
async function statementCounts(count: number): Promise<number[]> {
  const { categories, products } = await exported();
  const added = Array.from({ length: count }, (_, at) => {
    const slug = `one-of-${count}-${at}`;
    return {
      ...products[0],
      product_slug: slug,
      group: slug,
      active: '1',
      listed: '1',
      more_images: picturesOf(products),
    };
  });
  const changed = added.map((row, at) => ({ ...row, actual_price: String(500 + at), more_images: '' }));
  const adding = await statementsOf(() => importRows({ categories, products: added }));
  const changing = await statementsOf(() => importRows({ categories, products: changed }));
  expect((await exported()).products).toEqual(expect.arrayContaining(changed));
  return [adding.length, changing.length];
}

it('runs no more statements for many products than for few', async () => {
  const few = await statementCounts(2);
  expect(Math.min(...few)).toBeGreaterThan(5);
  expect(await statementCounts(60)).toEqual(few);
});
