import { paiseFromRupees } from '@/lib/domain/money';
import type { Tx } from '@/shop-api/db/client';
import { categories, productImages, products } from '@/shop-api/db/schema/catalogue';
import { searchTextOf } from '@/shop-api/modules/catalogue/fold';
import type { PictureOf } from './media';
import type { SampleCatalogue, SampleProduct } from './read-catalogue';
import { CATEGORY_ART } from './sample-shop';

type ProductRow = typeof products.$inferInsert;

const SORT_STEP = 10;

async function seedCategories(
  tx: Tx,
  sample: SampleCatalogue,
  picture: PictureOf,
): Promise<Map<string, number>> {
  const rows = await tx
    .insert(categories)
    .values(
      sample.categories.map((category) => ({
        slug: category.category_slug,
        name: category.category_name,
        name2: category.category_name2,
        image: picture(CATEGORY_ART[category.category_slug] ?? category.image).base,
        tone: category.tone,
        sort: category.sort_order,
      })),
    )
    .returning({ id: categories.id, slug: categories.slug });
  return new Map(rows.map((row) => [row.slug, row.id]));
}

function toRows(
  product: SampleProduct,
  position: number,
  categoryId: number,
  picture: PictureOf,
): ProductRow[] {
  const { base, hasZoom } = picture(product.product_image);
  const names = {
    name: product.product_name,
    name2: product.product_name2,
    localName: product.local_name,
    keywords: product.keywords,
  };
  return product.packs.map((pack, packPosition) => ({
    ...names,
    slug: pack.product_slug,
    groupKey: product.group,
    categoryId,
    description: product.product_description,
    description2: product.product_description2,
    image: base,
    hasZoom,
    organic: product.organic,
    listed: pack.listed,
    todaySpecial: product.today_special === '1',
    variantName: pack.variant_name,
    nicName: pack.nic_name,
    variantLabel: pack.variant_label,
    netQuantityValue: pack.net_quantity.value,
    netQuantityUnit: pack.net_quantity.unit,
    countryOfOrigin: product.country_of_origin ?? null,
    pricePaise: paiseFromRupees(pack.actual_price),
    offerPaise: paiseFromRupees(pack.selling_price),
    stock: pack.stock_availability,
    sort: position * SORT_STEP + packPosition,
    searchText: searchTextOf(names),
  }));
}

/** @throws Error when a product of the sample names a category that the sample lacks. */
export async function seedCatalogue(tx: Tx, sample: SampleCatalogue, picture: PictureOf): Promise<void> {
  const categoryIds = await seedCategories(tx, sample, picture);
  const rows = sample.products.flatMap((product, position) => {
    const categoryId = categoryIds.get(product.category_slug);
    if (categoryId === undefined) throw new Error(`No category ${product.category_slug}`);
    return toRows(product, position, categoryId, picture);
  });
  const inserted = await tx
    .insert(products)
    .values(rows)
    .returning({ id: products.id, groupKey: products.groupKey });
  const more = sample.products.flatMap((product) =>
    inserted
      .filter((row) => row.groupKey === product.group)
      .flatMap((row) =>
        product.prod_image.map((path, sort) => ({ productId: row.id, image: picture(path).base, sort })),
      ),
  );
  if (more.length > 0) await tx.insert(productImages).values(more);
}
