import { and, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Actor } from '@/lib/contract/actor-token';
import { RELATED_LIMIT } from '@/lib/domain/list-sizes';
import type { DbOrTx } from '@/shop-api/db/client';
import { categories, productImages, products } from '@/shop-api/db/schema/catalogue';
import { soldOutLast } from './ordering';
import { cardColumns, isFavourite, isInOpenCategory, isOnSale } from './product-columns';

export type PackRow = {
  slug: string;
  variantName: string;
  nicName: string;
  variantLabel: string;
  netQuantityValue: number;
  netQuantityUnit: string;
  pricePaise: number;
  offerPaise: number;
  stock: number;
};

/** Base names of the extra pictures, in display order. */
export const moreImages = sql<string[]>`coalesce((
  select json_agg(${productImages.image} order by ${productImages.sort}, ${productImages.id})
  from ${productImages} where ${productImages.productId} = ${products.id}), '[]'::json)`;

const otherPacks = sql<PackRow[]>`coalesce((
  select json_agg(json_build_object(
      'slug', pack.slug, 'variantName', pack.variant_name, 'nicName', pack.nic_name,
      'variantLabel', pack.variant_label, 'netQuantityValue', pack.net_quantity_value,
      'netQuantityUnit', pack.net_quantity_unit, 'pricePaise', pack.price_paise,
      'offerPaise', pack.offer_paise, 'stock', pack.stock)
    order by pack.net_quantity_unit, pack.net_quantity_value, pack.id)
  from ${products} pack
  where pack.group_key = ${products.groupKey} and pack.id <> ${products.id} and pack.active
    and ${isInOpenCategory(sql`pack.category_id`)}), '[]'::json)`;

/** A product on sale with its pictures and other sizes, in one query. */
export async function findProduct(db: DbOrTx, slug: string, actor: Actor | undefined) {
  const [row] = await db
    .select({
      ...cardColumns(actor),
      keywords: products.keywords,
      description: products.description,
      description2: products.description2,
      hasZoom: products.hasZoom,
      organic: products.organic,
      countryOfOrigin: products.countryOfOrigin,
      isFavourite: isFavourite(actor),
      moreImages,
      otherPacks,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(eq(products.slug, slug), isOnSale));
  return row;
}

export type ProductRow = NonNullable<Awaited<ReturnType<typeof findProduct>>>;

const origin = alias(products, 'origin');

// why: written out, as PostgreSQL would plan each call again for a LIMIT passed as a parameter
const NEAREST = sql.raw(String(RELATED_LIMIT));
const isOfOriginAndInStock = sql`c.id = ${origin.categoryId} and not side.sold_out`;

/** The products closest to the origin in the shop's order, in both directions, per category and stock status. */
const neighbours = (where: SQL) => sql`
  select near.id from (values (false), (true)) as side (sold_out) cross join categories c cross join lateral (
    (select p.id from products p where p.active and p.listed and p.category_id = c.id
        and p.sold_out = side.sold_out and p.sort >= ${origin.sort} and p.group_key <> ${origin.groupKey}
      order by p.sort, p.id limit ${NEAREST})
    union all
    (select p.id from products p where p.active and p.listed and p.category_id = c.id
        and p.sold_out = side.sold_out and p.sort < ${origin.sort} and p.group_key <> ${origin.groupKey}
      order by p.sort desc, p.id limit ${NEAREST})) near
  where c.active and ${where}`;

function selectRelated(db: DbOrTx, slug: string, actor: Actor | undefined, where: SQL) {
  return db
    .select(cardColumns(actor))
    .from(origin)
    .innerJoinLateral(sql`(${neighbours(where)}) neighbours`, sql`true`)
    .innerJoin(products, sql`${products.id} = neighbours.id`)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(eq(origin.slug, slug), eq(origin.active, true), isInOpenCategory(origin.categoryId)))
    .orderBy(
      soldOutLast,
      sql`(${products.categoryId} = ${origin.categoryId}) desc`,
      sql`abs(${products.sort} - ${origin.sort}) asc`,
      products.id,
    )
    .limit(RELATED_LIMIT);
}

/** Listed products near this one in the shop's order: the same category first, in stock before out of stock. */
export async function listRelated(db: DbOrTx, slug: string, actor: Actor | undefined) {
  const first = await selectRelated(db, slug, actor, isOfOriginAndInStock);
  return first.length === RELATED_LIMIT ? first : selectRelated(db, slug, actor, sql`true`);
}

/** Whether a product on sale has this slug. */
export async function productExists(db: DbOrTx, slug: string): Promise<boolean> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(eq(products.slug, slug), isOnSale));
  return rows.length > 0;
}

/** The slug of a product on sale; undefined otherwise. */
export async function findSlug(db: DbOrTx, productId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ slug: products.slug })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(eq(products.id, productId), isOnSale));
  return row?.slug;
}
