import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { DbOrTx, Tx } from '@/shop-api/db/client';
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
export async function readCatalogue(db: DbOrTx): Promise<CatalogueNow> {
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

/** As `readCatalogue`, with the products locked in id order, as everybody locks them: what it says stays true. */
export async function lockCatalogue(tx: Tx): Promise<CatalogueNow> {
  await tx.select({ id: products.id }).from(products).orderBy(asc(products.id)).for('no key update');
  return readCatalogue(tx);
}

/** Every picture the catalogue shows; a larger one is known for those of products. */
export function knownPictures({ categories: shown, products: sold }: CatalogueNow): Map<string, boolean> {
  const pictures = new Map<string, boolean>();
  for (const { image } of shown) pictures.set(image, false);
  for (const { moreImages } of sold) for (const image of moreImages) pictures.set(image, false);
  for (const { image, hasZoom } of sold) pictures.set(image, hasZoom);
  return pictures;
}
