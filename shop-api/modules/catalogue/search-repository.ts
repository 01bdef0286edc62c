import { and, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '@/shop-api/db/client';
import { products } from '@/shop-api/db/schema/catalogue';
import { foldForSearch } from './fold';
import { type ListingPage, type ListingRequest, listPage, ofCategory } from './listing-repository';
import { hasNearestWords } from './nearest-words';
import { searchOrder } from './ordering';

export type SearchRequest = ListingRequest & {
  key: string;
  category: string;
  /** Which of the matches are wanted. */
  narrowed?: SQL | undefined;
  pageSize?: number;
};

/** A key of fewer folded letters stands for too many words; it is compared as it was typed. */
const SHORTEST_FOLDED = 4;

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

/** A word of the product's names or keywords begins with the key, letter by letter. */
function beginsAsTyped(typed: string): SQL {
  const words = sql`translate(concat_ws(' ', '', ${products.name}, ${products.name2}, ${products.localName},
    ${products.keywords}), '(),/', '    ')`;
  return sql`lower(${words}) like ${`% ${typed}%`}`;
}

function escaped(key: string): string {
  return key.toLowerCase().replace(/[\\%_]/g, '\\$&');
}

/** As typed a word of the name begins so; then folded: a whole word or phrase, the name's beginning, words' beginnings. */
function match(key: string, folded: string): SQL {
  return sql`(case
    when ' ' || lower(${products.name}) like ${`% ${escaped(key)}%`} then 4
    when ${contains(`% ${folded} %`)} then 3
    when ${contains(` ${folded}%`)} then 2
    when ${wordsBeginning(folded)} then 1
    else 0 end)`;
}

/** Words that begin so; only when no product has them, the words nearest to them. */
function matches(key: string, folded: string): SQL {
  const { length } = folded.replaceAll(' ', '');
  if (length === 1) return beginsAsTyped(escaped(key));
  if (length < SHORTEST_FOLDED) return sql`(${beginsAsTyped(escaped(key))} or ${contains(`% ${folded} %`)})`;
  const [begun, other] = [sql`begun.search_text`, sql`other.search_text`];
  return sql`(${products.id} in (
    select begun.id from ${products} begun where ${wordsBeginning(folded, begun)})
    or (not exists (
    select 1 from ${products} other where other.active and other.listed and ${wordsBeginning(folded, other)})
    and ${hasNearestWords(folded)}))`;
}

const NOTHING: ListingPage = { rows: [], total: 0, pages: 0 };

/** Products by name, tag or spelling, the best match first; an empty key lists everything. */
export async function searchProducts(db: DbOrTx, request: SearchRequest): Promise<ListingPage> {
  const { key, category, narrowed, pageSize, sort } = request;
  const folded = foldForSearch(key);
  if (folded === '' && key !== '') return NOTHING;
  const where = and(
    folded === '' ? undefined : matches(key, folded),
    category === '' ? undefined : ofCategory(category),
    narrowed,
  );
  return listPage(db, request, {
    where,
    ...(folded === '' || sort !== '' ? {} : { order: searchOrder(match(key, folded), likeness(folded)) }),
    ...(pageSize === undefined ? {} : { pageSize }),
  });
}
