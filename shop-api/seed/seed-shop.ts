import { sql } from 'drizzle-orm';
import { ADVISORY_LOCKS } from '@/shop-api/db/advisory-locks';
import type { Database, Tx } from '@/shop-api/db/client';
import { categories } from '@/shop-api/db/schema/catalogue';
import { storePictures } from './media';
import { readCatalogue, type SampleCatalogue } from './read-catalogue';
import { CATEGORY_ART, SAMPLE_BANNERS } from './sample-shop';
import { seedCatalogue } from './seed-catalogue';
import { seedContent } from './seed-content';

function picturesOf({ categories: rows, products }: SampleCatalogue): string[] {
  return [
    ...rows.map((category) => CATEGORY_ART[category.category_slug] ?? category.image),
    ...products.flatMap((product) => [product.product_image, ...product.prod_image]),
    ...SAMPLE_BANNERS.map((banner) => banner.picture),
  ];
}

type SeededDatabase = Pick<Database, 'db' | 'backup'>;

async function isEmpty(tx: Tx): Promise<boolean> {
  const rows = await tx.select({ id: categories.id }).from(categories).limit(1);
  return rows.length === 0;
}

/** Serialises instances that seed the database, until the transaction ends. */
export async function lockSeed(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.seed})`);
}

/** Creates the sample pictures missing in `mediaDir`, and returns a function that fills an empty database. */
export async function prepareSample(mediaDir: string | undefined): Promise<(tx: Tx) => Promise<void>> {
  const catalogue = readCatalogue();
  const picture = await storePictures(picturesOf(catalogue), mediaDir);
  return async (tx) => {
    await seedCatalogue(tx, catalogue, picture);
    await seedContent(tx, picture);
    await tx.execute(sql`analyze`);
  };
}

/**
 * Fills an empty database with the sample shop; does nothing if it has categories. If instances share a database, one
 * of them creates the pictures. The embedded database has a single connection, so its pictures are made before the
 * transaction.
 */
export async function seedShop({ db, backup }: SeededDatabase, mediaDir: string | undefined): Promise<void> {
  const isEmbedded = backup !== undefined;
  const prepared = isEmbedded ? await prepareSample(mediaDir) : undefined;
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local idle_in_transaction_session_timeout = '10min'`);
    await lockSeed(tx);
    const fill = prepared ?? (await prepareSample(mediaDir));
    if (await isEmpty(tx)) await fill(tx);
  });
}
