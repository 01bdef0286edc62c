import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { facetsWire } from '@/lib/contract/shop/product-wire';
import { isPriceBand, PRICE_BANDS } from '@/lib/domain/listing-filter';
import type { DbOrTx } from '@/shop-api/db/client';
import { categories, products } from '@/shop-api/db/schema/catalogue';
import { costs, type Filter, inStock, isInStock, onOffer } from './filter';
import { isListed } from './product-columns';

type Facets = z.output<typeof facetsWire>;
type FacetRequest = Filter & { facets: '0' | '1' | ''; cat_id: string };

const BANDS = Object.keys(PRICE_BANDS)
  .filter(isPriceBand)
  .map((band) => PRICE_BANDS[band]);

function counted(...conditions: (SQL | undefined)[]): SQL<number> {
  return sql<number>`count(*) filter (where ${and(sql`true`, ...conditions)})`;
}

/** One row per category: the number of `matches` left by each choice, with the other filters applied. */
function countByCategory(db: DbOrTx, matches: SQL | undefined, filter: Filter) {
  const { in_stock, on_offer, price_from, price_below } = filter;
  const [stocked, offered, priced] = [inStock(in_stock), onOffer(on_offer), costs(price_from, price_below)];
  const bands = BANDS.map(({ from, below }) => counted(stocked, offered, costs(from, below ?? '')));
  return db
    .select({
      slug: categories.slug,
      name: categories.name,
      all: counted(stocked, offered, priced),
      inStock: counted(isInStock, offered, priced),
      onOffer: counted(stocked, onOffer('1'), priced),
      bands: sql<number[]>`array[${sql.join(bands, sql`, `)}]::int[]`,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(isListed, matches))
    .groupBy(categories.id)
    .orderBy(asc(categories.sort), asc(categories.id));
}

/** The number of products in one category or, for '', in all; undefined without facets. */
export function totalOf(facets: Facets | undefined, slug: string): number | undefined {
  return facets?.categories
    .filter(({ category_slug }) => slug === '' || slug === category_slug)
    .reduce((total, { count }) => total + count, 0);
}

/**
 * The number of `matches` (in any category, unfiltered) left by each choice; undefined unless the request asks for
 * facets.
 */
export async function facetsOf(
  db: DbOrTx,
  matches: SQL | undefined,
  request: FacetRequest,
): Promise<Facets | undefined> {
  if (request.facets !== '1') return undefined;
  const rows = await countByCategory(db, matches, request);
  const chosen = rows.filter(({ slug }) => request.cat_id === '' || slug === request.cat_id);
  const sum = (count: (row: (typeof rows)[number]) => number) =>
    chosen.reduce((total, row) => total + count(row), 0);
  return {
    in_stock: sum((row) => row.inStock),
    on_offer: sum((row) => row.onOffer),
    prices: BANDS.map(({ from, below }, index) => ({
      price_from: from,
      price_below: below ?? null,
      count: sum(({ bands }) => bands[index] ?? 0),
    })),
    categories: rows.map(({ slug, name, all }) => ({ category_slug: slug, category_name: name, count: all })),
  };
}
