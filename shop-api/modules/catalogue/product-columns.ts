import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Actor } from '@/lib/contract/actor-token';
import { favourites } from '@/shop-api/db/schema/account';
import { cartLines } from '@/shop-api/db/schema/cart';
import { categories, products } from '@/shop-api/db/schema/catalogue';

/** The quantity of a product in the actor's cart; 0 without an actor. */
function cartQuantity(actor: Actor | undefined): SQL<number> {
  if (!actor) return sql<number>`0`;
  return sql<number>`coalesce((
    select ${cartLines.quantity} from ${cartLines}
    where ${cartLines.ownerKind} = ${actor.kind} and ${cartLines.ownerId} = ${actor.id}
      and ${cartLines.productId} = ${products.id}), 0)`;
}

export function isFavourite(actor: Actor | undefined): SQL<boolean> {
  if (actor?.kind !== 'customer') return sql<boolean>`false`;
  return sql<boolean>`exists (
    select 1 from ${favourites}
    where ${favourites.customerId} = ${actor.id} and ${favourites.productId} = ${products.id})`;
}

/** The columns of a product card; the query must include products and categories. */
export function cardColumns(actor: Actor | undefined) {
  return {
    id: products.id,
    slug: products.slug,
    image: products.image,
    name: products.name,
    name2: products.name2,
    variantName: products.variantName,
    nicName: products.nicName,
    variantLabel: products.variantLabel,
    netQuantityValue: products.netQuantityValue,
    netQuantityUnit: products.netQuantityUnit,
    pricePaise: products.pricePaise,
    offerPaise: products.offerPaise,
    stock: products.stock,
    todaySpecial: products.todaySpecial,
    categorySlug: categories.slug,
    categoryName: categories.name,
    categoryTone: categories.tone,
    cartQuantity: cartQuantity(actor),
  };
}

// why: written out, not as parameters, so that a prepared statement can use the partial listing indexes
export const isOnSale: SQL = sql`(${products.active} and ${categories.active})`;

/** Listings, search and today-special show one pack of each produce (decisions.md 5). */
export const isListed: SQL = sql`(${isOnSale} and ${products.listed})`;

// why: an array, read once per query, so that the other conditions alone decide which index is used
const OPEN_CATEGORIES = sql`any(array(select id from ${categories} where active))`;

/** The category part of `isOnSale`, for a query that does not join the categories. */
export function isInOpenCategory(categoryId: SQLWrapper): SQL {
  return sql`${categoryId} = ${OPEN_CATEGORIES}`;
}

/** `isListed` for a query of products alone. */
export const isListedAlone: SQL = sql`(${products.active} and ${products.listed} and ${isInOpenCategory(products.categoryId)})`;
