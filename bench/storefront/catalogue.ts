import { and, asc, eq, notInArray } from 'drizzle-orm';
import { seedProducts } from '@/bench/api/seed';
import { createDatabase } from '@/shop-api/db/client';
import { categories, products } from '@/shop-api/db/schema/catalogue';
import { prepareDatabase } from '@/shop-api/prepare-database';
import { markForTests } from '@/shop-api/test-mode/claim-data-dir';

/** The products of the smallest catalogue, which every larger one contains. */
export const COMMON = { category: 'vegetables', products: 100 };
/** The number of packs to seed so that enough of them are in the category. */
const ENOUGH = 1_200;

/**
 * Creates the embedded database of a shop with `count` products in an empty folder.
 *
 * @returns the slugs of the products that all catalogues have in common
 */
export async function makeCatalogue(dataDir: string, count: number): Promise<string[]> {
  markForTests(dataDir);
  const database = await createDatabase({ dataDir });
  const { db, pool } = database;
  try {
    await prepareDatabase(database, undefined);
    await seedProducts(db, Math.max(count, ENOUGH));
    const common = await db
      .select({ slug: products.slug, group: products.groupKey })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .where(and(eq(categories.slug, COMMON.category), products.active, products.listed))
      .orderBy(asc(products.id))
      .limit(COMMON.products);
    const groups = common.map(({ group }) => group);
    if (count <= COMMON.products) await db.delete(products).where(notInArray(products.groupKey, groups));
    // why: an open shop does this itself after an hour
    await pool.query('vacuum (analyze)');
    return common.map(({ slug }) => slug);
  } finally {
    await database.close();
  }
}
