import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '@/lib/contract/actor-token';
import type { Language } from '@/lib/domain/language';
import { PAGE_SIZE } from '@/lib/domain/list-sizes';
import type { Sort } from '@/lib/domain/sort';
import type { DbOrTx } from '@/shop-api/db/client';
import { categories, products } from '@/shop-api/db/schema/catalogue';
import { listingOrder } from './ordering';
import { cardColumns, isListed } from './product-columns';

export type ListingRequest = {
  actor: Actor | undefined;
  page: number;
  sort: Sort;
  /** The language of the names when a list is sorted by name. */
  language: Language;
};
type PageQuery = {
  where: SQL | undefined;
  order?: SQL[];
  pageSize?: number;
  /** The number of all matches if already known, which saves counting them. */
  total?: number | undefined;
  /** The condition for a sure match; `isSure` of every row then tells whether any match at all is sure. */
  sure?: SQL;
};

export type ListingPage = { rows: CardRow[]; total: number; pages: number };
export type CardRow = Awaited<ReturnType<typeof selectPage>>[number];

function selectPage(
  db: DbOrTx,
  { actor, page, sort, language }: ListingRequest,
  { where, order = listingOrder(sort, language), pageSize = PAGE_SIZE, total, sure }: PageQuery,
) {
  // why: this part scans all matches, so it selects only columns that the index holds
  const shown = db
    .select({
      id: products.id,
      total: (total === undefined ? sql<number>`count(*) over ()` : sql<number>`${total}::int`).as('total'),
      isSure: (sure ? sql<boolean>`bool_or(${sure}) over ()` : sql<boolean>`true`).as('is_sure'),
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(isListed, where))
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .as('shown');
  return db
    .select({ ...cardColumns(actor), total: shown.total, isSure: shown.isSure })
    .from(shown)
    .innerJoin(products, eq(products.id, shown.id))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .orderBy(...order);
}

async function countAll(db: DbOrTx, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(isListed, where));
  return row?.total ?? 0;
}

/** One page and the number of all matches, which is also right past the last page. */
export async function listPage(db: DbOrTx, request: ListingRequest, filter: PageQuery): Promise<ListingPage> {
  const rows = filter.total === 0 ? [] : await selectPage(db, request, filter);
  const isPastTheEnd = rows.length === 0 && request.page > 1;
  const total = filter.total ?? rows[0]?.total ?? (isPastTheEnd ? await countAll(db, filter.where) : 0);
  return { rows, total, pages: Math.ceil(total / (filter.pageSize ?? PAGE_SIZE)) };
}

/** A subquery evaluated once, not per product, so that the listing index gives the order. */
export function ofCategory(slug: string): SQL {
  return sql`${products.categoryId} = (select c.id from ${categories} c where c.slug = ${slug})`;
}

// why: written out, not as a parameter, like `isListed` (product-columns.ts)
export const isSpecialToday: SQL = sql`${products.todaySpecial}`;

export async function categoryExists(db: DbOrTx, slug: string): Promise<boolean> {
  const rows = await db
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.slug, slug), eq(categories.active, true)));
  return rows.length > 0;
}

/** Active categories in the shop's order, with the number of products a listing shows. */
export function listCategories(db: DbOrTx) {
  return db
    .select({
      name: categories.name,
      name2: categories.name2,
      slug: categories.slug,
      tone: categories.tone,
      image: categories.image,
      productCount: sql<number>`count(${products.id})`,
    })
    .from(categories)
    .leftJoin(products, and(eq(products.categoryId, categories.id), isListed))
    .where(eq(categories.active, true))
    .groupBy(categories.id)
    .orderBy(asc(categories.sort), asc(categories.id));
}
