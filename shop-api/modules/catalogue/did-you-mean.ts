import { and, eq, sql } from 'drizzle-orm';
import type { DbOrTx } from '@/shop-api/db/client';
import { categories, products } from '@/shop-api/db/schema/catalogue';
import { closeness, type SpeltWord, speltWord } from './closeness';
import { soldOutLast } from './ordering';
import { isListed } from './product-columns';
import { withoutRightWords } from './right-words';

const MAX_SUGGESTIONS = 3;
const MAX_WORDS = 4;
/** A match among a product's other words counts less than one in its name. */
const OTHER_WORD_WEIGHT = 0.9;
/** The number of candidate products scored; more would only repeat the same words. */
const MAX_CANDIDATES = 200;

type WordMatches = { term: SpeltWord; words: Map<string, number> };

/** Suggested product names for a search key without matches, the closest first; empty when nothing is close. */
export async function namesAlike(db: DbOrTx, key: string): Promise<string[]> {
  const terms = [...new Set(withoutRightWords(key).split(/\s+/))].slice(0, MAX_WORDS).map(speltWord);
  const vocabulary = (await listWords(db)).map(speltWord);
  const matches = terms.map((term) => ({ term, words: nearest(term, vocabulary) }));
  const words = matches.flatMap((one) => [...one.words.keys()]);
  if (words.length === 0) return [];
  const found = (await listWithWords(db, words)).map((row) => ({ ...row, score: scoreOf(row, matches) }));
  const best = found.sort((a, b) => b.score - a.score).map(({ name }) => name);
  return [...new Set(best)].slice(0, MAX_SUGGESTIONS);
}

/** The closest words with their closeness; several when equally close. */
function nearest(term: SpeltWord, vocabulary: readonly SpeltWord[]): Map<string, number> {
  const near = vocabulary.map((word) => ({ word: word.typed, near: closeness(term, word) }));
  const best = Math.max(0, ...near.map((one) => one.near));
  return new Map(
    best === 0 ? [] : near.filter((one) => one.near === best).map((one) => [one.word, one.near]),
  );
}

function scoreOf(
  { name, typedText }: { name: string; typedText: string },
  matches: readonly WordMatches[],
): number {
  const inName = new Set(wordsOf(name.toLowerCase()));
  const all = wordsOf(typedText);
  const scores = matches.map(({ words }) =>
    Math.max(0, ...all.map((word) => (words.get(word) ?? 0) * (inName.has(word) ? 1 : OTHER_WORD_WEIGHT))),
  );
  return scores.reduce((sum, score) => sum + score, 0);
}

function wordsOf(words: string): string[] {
  return words.split(/[\s(),/]+/).filter((word) => word !== '');
}

const typedWords = sql`string_to_array(trim(${products.typedText}), ' ')`;

async function listWords(db: DbOrTx): Promise<string[]> {
  const rows = await db
    .selectDistinct({ word: sql<string>`unnest(${typedWords})` })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(isListed);
  return rows.map(({ word }) => word).filter((word) => word !== '');
}

function listWithWords(db: DbOrTx, words: readonly string[]) {
  const candidates = sql`array[${sql.join(
    words.map((word) => sql`${word}::text`),
    sql`, `,
  )}]`;
  return db
    .select({ name: products.name, typedText: products.typedText })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(isListed, sql`${typedWords} && ${candidates}`))
    .orderBy(soldOutLast, products.sort, products.id)
    .limit(MAX_CANDIDATES);
}
