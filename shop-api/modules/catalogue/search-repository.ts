import { and, or, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '@/shop-api/db/client';
import { products } from '@/shop-api/db/schema/catalogue';
import { foldForSearch } from './fold';
import { type ListingPage, type ListingRequest, listPage, ofCategory } from './listing-repository';
import { hasNearestWords } from './nearest-words';
import { searchOrder } from './ordering';
import { withoutRightWords } from './right-words';
import { inSingular } from './singular';

export type SearchRequest = ListingRequest & {
  key: string;
  category: string;
  /** Which of the matches are wanted. */
  narrowed?: SQL | undefined;
  pageSize?: number;
};

/** A key of fewer folded letters stands for too many words; it is compared as it was typed. */
const SHORTEST_FOLDED = 4;

function contains(pattern: string): SQL {
  return sql`${products.searchText} like ${pattern}`;
}

/** A folded key holds a-z, 0-9 and spaces only, so it has no LIKE wildcards. */
function wordsBeginning(folded: string): SQL {
  const conditions = folded.split(' ').map((word) => contains(`% ${word}%`));
  return sql`(${sql.join(conditions, sql` and `)})`;
}

function isShort(folded: string): boolean {
  return folded.replaceAll(' ', '').length < SHORTEST_FOLDED;
}

/**
 * Share of trigrams in common, measured only where it says something: a short key has too few of them to tell words
 * apart. Words that sound the same, as keerai and kheera, are told apart by how they are written.
 */
function likeness(key: string, folded: string): SQL {
  const isWhole = contains(`% ${folded} %`);
  if (isShort(folded)) return sql`(case when ${isWhole} then 1 else 0 end)`;
  const { words, isInName } = writtenLike(key);
  return sql`(case when ${isWhole} then 1 + ${words} + ${isInName}::int
    else word_similarity(${folded}, ${products.searchText}) end)`;
}

/**
 * How well a product's words are written like the key, in quarters, and whether its name is. The key's own words are
 * wholly so, which is seen before anything is measured: that costs a hundred times more, for every match.
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

/** A word of the product's names or keywords begins with the key, letter by letter. */
function beginsAsTyped(typed: string): SQL {
  return sql`${products.typedText} like ${`% ${typed}%`}`;
}

function escaped(key: string): string {
  return key.toLowerCase().replace(/[\\%_]/g, '\\$&');
}

/** Every word of the key begins a word as it was typed, or sounds like a whole one. */
function isSure(key: string): SQL {
  const conditions = key
    .split(/\s+/)
    .map((word) => ({ word, folded: foldForSearch(word) }))
    .filter(({ folded }) => folded !== '')
    .map(({ word, folded }) => sql`(${beginsAsTyped(escaped(word))} or ${contains(`% ${folded} %`)})`);
  return sql`(${sql.join(conditions, sql` and `)})`;
}

/** As typed a word of either name begins so; then folded: a whole word or phrase, the name's beginning, words' beginnings. */
function match(key: string, folded: string): SQL {
  return sql`(case
    when ' ' || lower(${products.name}) || ' ' || ${products.name2} like ${`% ${escaped(key)}%`} then 4
    when ${contains(`% ${folded} %`)} then 3
    when ${contains(` ${folded}%`)} then 2
    when ${wordsBeginning(folded)} then 1
    else 0 end)`;
}

/** Every word of the key begins a word as it was typed. */
function allBeginAsTyped(key: string): SQL {
  const conditions = key.split(/\s+/).map((word) => beginsAsTyped(escaped(word)));
  return sql`(${sql.join(conditions, sql` and `)})`;
}

/** Words that begin so, each way by an index. */
function begins(key: string, folded: string): SQL {
  if (folded.length === 1) return beginsAsTyped(escaped(key));
  if (isShort(folded)) return sql`(${beginsAsTyped(escaped(key))} or ${contains(`% ${folded} %`)})`;
  return wordsBeginning(folded);
}

/** The words nearest to a key of which the shop has no sure word. */
function comesNear(key: string, folded: string): SQL {
  return sql`(not exists (
    select 1 from ${products} where active and listed and ${isSure(key)})
    and ${hasNearestWords(folded)})`;
}

/** Of what comes near, what is also written like the key; the name counts before the other words. */
function nearOrder(key: string): SQL[] {
  const { words, isInName } = writtenLike(key);
  return searchOrder(words, isInName);
}

/** `matches` is what was searched for, in all categories and whatever it was narrowed to. */
type Found = ListingPage & { matches: SQL | undefined };

const NOTHING: Found = { rows: [], total: 0, pages: 0, matches: sql`false` };

/**
 * Products by name, tag or spelling, in singular or plural, the best match first; an empty key lists everything. The words nearest to the
 * key are looked for only when the shop has no sure ones, and never for a word that is spelled right.
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
    searchOrder(match(key, folded), likeness(key, folded)),
    isSure(key),
  );
  const foldedMisspelt = foldForSearch(misspelt);
  if (foldedMisspelt === '' || isShort(folded) || begun.rows[0]?.isSure) return begun;
  const near = await list(comesNear(misspelt, foldedMisspelt), nearOrder(misspelt));
  return near.total > 0 ? near : { ...begun, matches: or(begun.matches, near.matches) };
}
