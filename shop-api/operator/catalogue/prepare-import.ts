import path from 'node:path';
import type { CommandLineArgs, LocalContext } from '../command';
import { checkTable, place, type TableCheck } from '../csv/check-table';
import { filesAt, placeOf, readFileOf } from '../csv/files';
import { type CsvTable, readCsv } from '../csv/read-csv';
import { Refusal } from '../refusal';
import {
  CATEGORIES_FILE,
  type CategoryColumns,
  categoryRules,
  PRODUCTS_FILE,
  type ProductColumns,
  productRules,
} from './columns';
import { type PictureUse, readPictures, storePictures } from './pictures';

export type Tables = { categories?: CsvTable | undefined; products?: CsvTable | undefined };
export type CheckedTables = {
  categories: TableCheck<CategoryColumns>['rows'];
  products: TableCheck<ProductColumns>['rows'];
  problems: string[];
};

/** Validates both tables, independently of the shop's data. */
export function checkTables({ categories, products }: Tables): CheckedTables {
  const ofCategories = categories ? checkTable(categories, categoryRules) : { rows: [], problems: [] };
  const ofProducts = products ? checkTable(products, productRules) : { rows: [], problems: [] };
  return {
    categories: ofCategories.rows,
    products: ofProducts.rows,
    problems: [...ofCategories.problems, ...ofProducts.problems],
  };
}

/** Reads the tables and, if they are valid, stores their pictures. @throws Refusal with every problem. */
export async function prepareImport(typed: CommandLineArgs, local: LocalContext) {
  const isWanted = (name: string) => name === CATEGORIES_FILE || name === PRODUCTS_FILE;
  const files = await filesAt(placeOf(typed.from, local), isWanted);
  const tables: Tables = {};
  for (const file of files) {
    const table = readCsv(path.basename(file), await readFileOf(file));
    if (kindOf(table) === 'products') tables.products = { ...table, file: PRODUCTS_FILE };
    else tables.categories = { ...table, file: CATEGORIES_FILE };
  }
  const { categories, products, problems } = checkTables(tables);
  const uses = picturesOf({ categories, products }, path.dirname(files[0] ?? local.cwd));
  const pictures = await readPictures(uses);
  problems.push(...pictures.problems);
  if (problems.length > 0) throw new Refusal('Nothing was imported.', problems);
  const dryRun = typed['dry-run'] === true;
  return {
    ...tables,
    pictures: await storePictures(pictures.read, uses, { mediaDir: local.mediaDir, onTrial: dryRun }),
    stock: typed.stock === true,
    replace: typed.replace === true,
    dryRun,
  };
}

/** Detects the kind of table by its columns, else by its file name. @throws Refusal when neither tells. */
function kindOf({ file, columns }: CsvTable): 'products' | 'categories' {
  if (columns.some((column) => column.startsWith('product_')) || file === PRODUCTS_FILE) return 'products';
  if (columns.includes(categoryRules.key) || file === CATEGORIES_FILE) return 'categories';
  throw new Refusal(
    `${file} has neither the column ${productRules.key} nor ${categoryRules.key}. Separate columns with commas or semicolons.`,
  );
}

function picturesOf({ categories, products }: Omit<CheckedTables, 'problems'>, folder: string): PictureUse[] {
  const use = (name: string, file: string, row: number, column: string) => ({
    name,
    place: place(file, row, column),
    folder,
  });
  return [
    ...categories.flatMap(({ number, values }) =>
      values.image ? [use(values.image, CATEGORIES_FILE, number, 'image')] : [],
    ),
    ...products.flatMap(({ number, values }) => [
      ...(values.product_image ? [use(values.product_image, PRODUCTS_FILE, number, 'product_image')] : []),
      ...(values.more_images ?? []).map((name) => use(name, PRODUCTS_FILE, number, 'more_images')),
    ]),
  ];
}
