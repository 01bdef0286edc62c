import { and, or, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '@/shop-api/db/client';
import { products } from '@/shop-api/db/schema/catalogue';
import { foldForSearch } from './fold';
import { type ListingPage, type ListingRequest, listPage, ofCategory } from './listing-repository';
import { hasNearestWords } from './nearest-words';
import { searchOrder } from './ordering';
import { isListedAlone } from './product-columns';
import { withoutRightWords } from './right-words';
import { inSingular } from './singular';

export type SearchRequest = ListingRequest & {
  key: string;
  category: string;
  /** A filter on the matches. */
  narrowed?: SQL | undefined;
  pageSize?: number;
};

/** A shorter folded key matches too many words, so it is compared as typed. */
const SHORTEST_FOLDED = 4;

function contains(pattern: string): SQL {
  return sql`${products.searchText} like ${pattern}`;
}

/** A folded key has only a-z, 0-9 and spaces, so no LIKE wildcards need escaping. */
function wordsBeginning(folded: string): SQL {
  const conditions = folded.split(' ').map((word) => contains(`% ${word}%`));
  return sql`(${sql.join(conditions, sql` and `)})`;
}

function isShort(folded: string): boolean {
  return folded.replaceAll(' ', '').length < SHORTEST_FOLDED;
}

/**
 * Trigram similarity, only where it is meaningful: a short key has too few trigrams. Words that sound the same, such as
 * keerai and kheera, are told apart by their spelling.
 */
function likeness(key: string, folded: string): SQL {
  const isWhole = contains(`% ${folded} %`);
  if (isShort(folded)) return sql`(case when ${isWhole} then 1 else 0 end)`;
  const { words, isInName } = writtenLike(key);
  return sql`(case when ${isWhole} then 1 + ${words} + ${isInName}::int
    else word_similarity(${folded}, ${products.searchText}) end)`;
}

/**
 * How similar the product's words are to the key, in quarters, and whether its name is similar. An exact match is
 * detected first, since similarity costs a hundred times more, for every match.
 */
function writtenLike(key: string) {
  const typed = key.toLowerCase();
  const itself = `% ${escaped(key)} %`;
  return {
    words: sql`(case when ${products.typedText} || ' ' like ${itself} then 4
      else floor(4 * strict_word_similarity(${typed}, ${products.typedText})) end)`,
    isInName: sql`(' ' || lower(${products.name}) || ' ' like ${itself}
      or strict_word_similarity(${typed}, lower(${products.name})) >= 0.5)`,
  };
}

/** A word of the product's names or keywords begins with the key, as typed. */
function beginsAsTyped(typed: string): SQL {
  return sql`${products.typedText} like ${`% ${typed}%`}`;
}

function escaped(key: string): string {
  return key.toLowerCase().replace(/[\\%_]/g, '\\$&');
}

/** Every word of the key begins a product word as typed, or equals one by sound. */
function isSure(key: string): SQL {
  const conditions = key
    .split(/\s+/)
    .map((word) => ({ word, folded: foldForSearch(word) }))
    .filter(({ folded }) => folded !== '')
    .map(({ word, folded }) => sql`(${beginsAsTyped(escaped(word))} or ${contains(`% ${folded} %`)})`);
  return sql`(${sql.join(conditions, sql` and `)})`;
}

/**
 * 4: a word of either name begins with the key as typed. Then folded: 3 a whole word or phrase, 2 the beginning of the
 * name, 1 beginnings of words.
 */
function matchRank(key: string, folded: string): SQL {
  return sql`(case
    when ' ' || lower(${products.name}) || ' ' || ${products.name2} like ${`% ${escaped(key)}%`} then 4
    when ${contains(`% ${folded} %`)} then 3
    when ${contains(` ${folded}%`)} then 2
    when ${wordsBeginning(folded)} then 1
    else 0 end)`;
}

/** Every word of the key begins a product word as typed. */
function allBeginAsTyped(key: string): SQL {
  const conditions = key.split(/\s+/).map((word) => beginsAsTyped(escaped(word)));
  return sql`(${sql.join(conditions, sql` and `)})`;
}

/** Products with words that begin with the key; each variant uses an index. */
function begins(key: string, folded: string): SQL {
  if (folded.length === 1) return beginsAsTyped(escaped(key));
  if (isShort(folded)) return sql`(${beginsAsTyped(escaped(key))} or ${contains(`% ${folded} %`)})`;
  return wordsBeginning(folded);
}

/** Products with the closest words, when no product surely matches the key. */
function comesNear(key: string, folded: string): SQL {
  return sql`(not exists (
    select 1 from ${products} where ${isListedAlone} and ${isSure(key)})
    and ${hasNearestWords(folded)})`;
}

/** Orders close matches by spelling; similarity of the name counts before that of other words. */
function nearOrder(key: string): SQL[] {
  const { words, isInName } = writtenLike(key);
  return searchOrder(words, isInName);
}

/** `matches` is the search condition without category and filter. */
type Found = ListingPage & { matches: SQL | undefined };

const NOTHING: Found = { rows: [], total: 0, pages: 0, matches: sql`false` };

/**
 * Products by name, keyword or spelling, in singular or plural, the best match first; an empty key lists everything.
 * The closest words are searched only when there is no sure match, and never for a correctly spelt word.
 */
export async function searchProducts(db: DbOrTx, request: SearchRequest): Promise<Found> {
  const { category, narrowed, pageSize, sort } = request;
  const key = await inSingular(db, request.key.normalize('NFC'));
  const folded = foldForSearch(key);
  if (folded === '' && key !== '') return NOTHING;
  const list = async (matches: SQL | undefined, order: SQL[], sure?: SQL): Promise<Found> => {
    const found = await listPage(db, request, {
      where: and(matches, category === '' ? undefined : ofCategory(category), narrowed),
      ...(folded === '' || sort !== '' ? {} : { order }),
      ...(pageSize === undefined ? {} : { pageSize }),
      ...(sure ? { sure } : {}),
    });
    return { ...found, matches };
  };
  if (folded === '') return list(undefined, []);
  const misspelt = withoutRightWords(key);
  const begun = await list(
    misspelt === '' ? allBeginAsTyped(key) : begins(key, folded),
    searchOrder(matchRank(key, folded), likeness(key, folded)),
    isSure(key),
  );
  const foldedMisspelt = foldForSearch(misspelt);
  if (foldedMisspelt === '' || isShort(folded) || begun.rows[0]?.isSure) return begun;
  const near = await list(comesNear(misspelt, foldedMisspelt), nearOrder(misspelt));
  return near.total > 0 ? near : { ...begun, matches: or(begun.matches, near.matches) };
}
