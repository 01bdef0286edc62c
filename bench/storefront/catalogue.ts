import { and, asc, eq, notInArray } from 'drizzle-orm';
import { seedProducts } from '@/bench/api/seed';
import { createDatabase } from '@/shop-api/db/client';
import { categories, products } from '@/shop-api/db/schema/catalogue';
import { prepareDatabase } from '@/shop-api/prepare-database';
import { markForTests } from '@/shop-api/test-mode/claim-data-dir';

/** What the smallest catalogue consists of, packs included, and every larger one has too. */
export const COMMON = { category: 'vegetables', products: 100 };
/** Among so many packs there are as many of them. */
const ENOUGH = 1_200;

/**
 * Makes the embedded database of a shop with so many products in a folder that has none yet.
 *
 * @returns the slugs of the products that every catalogue has
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
    // why: the shop does so by itself when it has been open for an hour
    await pool.query('vacuum (analyze)');
    return common.map(({ slug }) => slug);
  } finally {
    await database.close();
  }
}
