import { and, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '@/shop-api/db/client';
import { products } from '@/shop-api/db/schema/catalogue';
import { foldForSearch } from './fold';
import { type ListingPage, type ListingRequest, listPage, ofCategory } from './listing-repository';
import { searchOrder } from './ordering';

export type SearchRequest = ListingRequest & { key: string; category: string; pageSize?: number };

/** Lowest likeness of the key and its best-matching stretch of a product's words. */
const LIKENESS = 0.38;
/** Shorter keys have too few letters to be compared by likeness. */
const SHORTEST_FOR_LIKENESS = 3;

const searchText: SQL = sql`${products.searchText}`;

function contains(pattern: string, text = searchText): SQL {
  return sql`${text} like ${pattern}`;
}

/** A folded key holds a-z, 0-9 and spaces only, so it has no LIKE wildcards. */
function wordsBeginning(folded: string, text = searchText): SQL {
  const conditions = folded.split(' ').map((word) => contains(`% ${word}%`, text));
  return sql`(${sql.join(conditions, sql` and `)})`;
}

function likeness(folded: string): SQL {
  return sql`word_similarity(${folded}, ${searchText})`;
}

/** As typed a word of the name begins so; then folded: a whole word or phrase, the name's beginning, words' beginnings. */
function match(key: string, folded: string): SQL {
  const typed = key.toLowerCase().replace(/[\\%_]/g, '\\$&');
  return sql`(case
    when ' ' || lower(${products.name}) like ${`% ${typed}%`} then 4
    when ${contains(`% ${folded} %`)} then 3
    when ${contains(` ${folded}%`)} then 2
    when ${wordsBeginning(folded)} then 1
    else 0 end)`;
}

/** Words that begin so; only when no product has them, what looks most like them. */
function matches(folded: string): SQL {
  if (folded.replaceAll(' ', '').length < SHORTEST_FOR_LIKENESS) return wordsBeginning(folded);
  const other = sql`other.search_text`;
  return sql`(${wordsBeginning(folded)} or (${likeness(folded)} >= ${LIKENESS} and not exists (
    select 1 from ${products} other where other.active and ${wordsBeginning(folded, other)})))`;
}

const NOTHING: ListingPage = { rows: [], total: 0, pages: 0 };

/** Products by name, tag or spelling, the best match first; an empty key lists everything. */
export async function searchProducts(db: DbOrTx, request: SearchRequest): Promise<ListingPage> {
  const { key, category, pageSize, sort } = request;
  const folded = foldForSearch(key);
  if (folded === '' && key !== '') return NOTHING;
  if (folded.length === 1 && key.length > 2) return NOTHING;
  const where = and(
    folded === '' ? undefined : matches(folded),
    category === '' ? undefined : ofCategory(category),
  );
  return listPage(db, request, {
    where,
    ...(folded === '' || sort !== '' ? {} : { order: searchOrder(match(key, folded), likeness(folded)) }),
    ...(pageSize === undefined ? {} : { pageSize }),
  });
}
