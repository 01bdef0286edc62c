import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '@/shop-api/db/client';
import { categories, productImages, products } from '@/shop-api/db/schema/catalogue';

const {
  typedText: _searched,
  tamilOrder: _sorted,
  soldOut: _counted,
  ...written
} = getTableColumns(products);

export type ProductNow = Omit<typeof products.$inferSelect, 'typedText' | 'tamilOrder' | 'soldOut'> & {
  categorySlug: string;
  moreImages: string[];
};
export type CategoryNow = typeof categories.$inferSelect;
export type CatalogueNow = { categories: CategoryNow[]; products: ProductNow[] };

/** The whole catalogue, withdrawn products too, in the shop's own order. */
async function readCatalogue(db: DbOrTx): Promise<CatalogueNow> {
  const categoryRows = await db.select().from(categories).orderBy(asc(categories.sort), asc(categories.id));
  const productRows = await db
    .select({ product: written, categorySlug: categories.slug })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .orderBy(asc(products.sort), asc(products.id));
  const images = await db
    .select()
    .from(productImages)
    .orderBy(asc(productImages.sort), asc(productImages.id));
  const byProduct = new Map<number, string[]>();
  for (const { productId, image } of images) {
    byProduct.set(productId, [...(byProduct.get(productId) ?? []), image]);
  }
  return {
    categories: categoryRows,
    products: productRows.map(({ product, categorySlug }) => ({
      ...product,
      categorySlug,
      moreImages: byProduct.get(product.id) ?? [],
    })),
  };
}

/** Like `readCatalogue`, from one snapshot and without locks. */
export function readSnapshot(db: Db): Promise<CatalogueNow> {
  return db.transaction(readCatalogue, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}

/**
 * Like `readCatalogue`, but locks these products in id order, as all transactions do, and before them all categories,
 * which no shopper's transaction locks: imports run one after another.
 */
export async function lockCatalogue(tx: Tx, ids: readonly number[]): Promise<CatalogueNow> {
  await tx.select({ id: categories.id }).from(categories).orderBy(asc(categories.id)).for('no key update');
  await tx
    .select({ id: products.id })
    .from(products)
    .where(sql`${products.id} = any(${sql.param(ids)}::integer[])`)
    .orderBy(asc(products.id))
    .for('no key update');
  return readCatalogue(tx);
}

/** Every picture of the catalogue; the value is true when a zoom version is known. */
export function knownPictures({ categories: shown, products: sold }: CatalogueNow): Map<string, boolean> {
  const pictures = new Map<string, boolean>();
  for (const { image } of shown) pictures.set(image, false);
  for (const { moreImages } of sold) for (const image of moreImages) pictures.set(image, false);
  for (const { image, hasZoom } of sold) pictures.set(image, hasZoom);
  return pictures;
}
