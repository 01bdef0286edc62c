import { and, eq, sql } from 'drizzle-orm';
import type { DbOrTx } from '@/shop-api/db/client';
import { categories, products } from '@/shop-api/db/schema/catalogue';
import { closeness, type SpeltWord, speltWord } from './closeness';
import { soldOutLast } from './ordering';
import { isListed } from './product-columns';
import { withoutRightWords } from './right-words';

const OFFERED = 3;
const MOST_WORDS = 4;
/** A word among the others of a product counts for less than one of its name. */
const OTHER_WORDS = 0.9;
/** Products that may have been meant are looked at; more of one word are more of the same. */
const LOOKED_AT = 200;

type Meant = { asked: SpeltWord; words: Map<string, number> };

/** Names of what a key may have meant that nothing matches, the nearest first; none when nothing comes near. */
export async function namesAlike(db: DbOrTx, key: string): Promise<string[]> {
  const asked = [...new Set(withoutRightWords(key).split(/\s+/))].slice(0, MOST_WORDS).map(speltWord);
  const vocabulary = (await listWords(db)).map(speltWord);
  const meant = asked.map((word) => ({ asked: word, words: nearest(word, vocabulary) }));
  const words = meant.flatMap((one) => [...one.words.keys()]);
  if (words.length === 0) return [];
  const found = (await listWithWords(db, words)).map((row) => ({ ...row, score: scoreOf(row, meant) }));
  const best = found.sort((a, b) => b.score - a.score).map(({ name }) => name);
  return [...new Set(best)].slice(0, OFFERED);
}

/** The words that come nearest, each with how near it comes; several may come equally near. */
function nearest(asked: SpeltWord, vocabulary: readonly SpeltWord[]): Map<string, number> {
  const near = vocabulary.map((word) => ({ word: word.typed, near: closeness(asked, word) }));
  const best = Math.max(0, ...near.map((one) => one.near));
  return new Map(
    best === 0 ? [] : near.filter((one) => one.near === best).map((one) => [one.word, one.near]),
  );
}

function scoreOf({ name, typedText }: { name: string; typedText: string }, meant: readonly Meant[]): number {
  const inName = new Set(wordsOf(name.toLowerCase()));
  const all = wordsOf(typedText);
  const scores = meant.map(({ words }) =>
    Math.max(0, ...all.map((word) => (words.get(word) ?? 0) * (inName.has(word) ? 1 : OTHER_WORDS))),
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
  const wanted = sql`array[${sql.join(
    words.map((word) => sql`${word}::text`),
    sql`, `,
  )}]`;
  return db
    .select({ name: products.name, typedText: products.typedText })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(isListed, sql`${typedWords} && ${wanted}`))
    .orderBy(soldOutLast, products.sort, products.id)
    .limit(LOOKED_AT);
}
