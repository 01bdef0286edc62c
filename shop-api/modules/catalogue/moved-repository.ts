import { and, asc, eq, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DbOrTx } from '@/shop-api/db/client';
import { categories, oldCategorySlugs, oldProductSlugs, products } from '@/shop-api/db/schema/catalogue';
import { isOnSale } from './product-columns';

export type Moved = { old: string; slug: string };

/** The current slug of the product that formerly had `oldSlug`; undefined when there is none. */
export async function findRenamedProduct(db: DbOrTx, oldSlug: string): Promise<string | undefined> {
  const [row] = await db
    .select({ slug: products.slug })
    .from(oldProductSlugs)
    .innerJoin(products, eq(products.id, oldProductSlugs.productId))
    .where(eq(oldProductSlugs.slug, oldSlug));
  return row?.slug;
}

/** Like `findRenamedProduct`, for an active category. */
export async function findRenamedCategory(db: DbOrTx, oldSlug: string): Promise<string | undefined> {
  const [row] = await db
    .select({ slug: categories.slug })
    .from(oldCategorySlugs)
    .innerJoin(categories, eq(categories.id, oldCategorySlugs.categoryId))
    .where(and(eq(oldCategorySlugs.slug, oldSlug), eq(categories.active, true)));
  return row?.slug;
}

/** All changed slugs, without those in use again after an import. */
export async function listMoved(db: DbOrTx): Promise<{ products: Moved[]; categories: Moved[] }> {
  const [ofProducts, ofCategories] = await Promise.all([movedProducts(db), movedCategories(db)]);
  return { products: ofProducts, categories: ofCategories };
}

function movedProducts(db: DbOrTx): Promise<Moved[]> {
  const holder = alias(products, 'holder');
  return db
    .select({ old: oldProductSlugs.slug, slug: products.slug })
    .from(oldProductSlugs)
    .innerJoin(products, eq(products.id, oldProductSlugs.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(isOnSale, notExists(db.select().from(holder).where(eq(holder.slug, oldProductSlugs.slug)))))
    .orderBy(asc(oldProductSlugs.slug));
}

function movedCategories(db: DbOrTx): Promise<Moved[]> {
  const holder = alias(categories, 'holder');
  return db
    .select({ old: oldCategorySlugs.slug, slug: categories.slug })
    .from(oldCategorySlugs)
    .innerJoin(categories, eq(categories.id, oldCategorySlugs.categoryId))
    .where(
      and(
        eq(categories.active, true),
        notExists(db.select().from(holder).where(eq(holder.slug, oldCategorySlugs.slug))),
      ),
    )
    .orderBy(asc(oldCategorySlugs.slug));
}
