import { gt, sql } from 'drizzle-orm';
import { seedProducts } from '@/bench/api/seed';
import { createDatabase } from '@/shop-api/db/client';
import { products } from '@/shop-api/db/schema/catalogue';
import { prepareDatabase } from '@/shop-api/prepare-database';
import { markForTests } from '@/shop-api/test-mode/claim-data-dir';

/** Makes the embedded database of a shop with so many products in a folder that has none yet. */
export async function makeCatalogue(dataDir: string, count: number): Promise<void> {
  markForTests(dataDir);
  const database = await createDatabase({ dataDir });
  try {
    await prepareDatabase(database, undefined);
    await seedProducts(database.db, count);
    await database.db.update(products).set({ active: false }).where(gt(products.id, count));
    await database.db.execute(sql`analyze`);
  } finally {
    await database.close();
  }
}
