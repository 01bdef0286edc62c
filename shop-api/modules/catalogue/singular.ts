import { sql } from 'drizzle-orm';
import type { DbOrTx } from '@/shop-api/db/client';
import { products } from '@/shop-api/db/schema/catalogue';
import { foldForSearch } from './fold';
import { isListedAlone } from './product-columns';

/** Plural endings and the possible singular endings: English, Tamil, and Tamil in Latin letters. */
const ENDINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ies$/i, ['i', 'y', 'ie']],
  [/(?<=o|ch|sh|x)es$/i, ['', 'e']],
  [/(?<![su])s$/i, ['']],
  [/ங்கள்$/, ['ம்']],
  [/(?:க்)?கள்$/, ['']],
  [/n?g[ae]l$/i, ['m', '']],
];
/** A shorter word cannot be a plural of anything the shop sells. */
const SHORTEST = 4;
/** Only the first words of a key are changed; the rest stays as it is. */
const MOST_WORDS = 8;

function singularsOf(word: string): string[] {
  if (word.length < SHORTEST) return [];
  return ENDINGS.filter(([ending]) => ending.test(word)).flatMap(([ending, singular]) =>
    singular.map((end) => word.replace(ending, end)),
  );
}

/** Returns a predicate that tells whether a word, folded, belongs to a listed product. */
async function catalogueWords(db: DbOrTx, words: readonly string[]): Promise<(word: string) => boolean> {
  const folded = [...new Set(words.map(foldForSearch))].filter((word) => /^\w+$/.test(word));
  if (folded.length === 0) return () => false;
  const rows = await db
    .select({ word: sql<string>`term.word` })
    .from(sql`string_to_table(${folded.join(' ')}, ' ') as term(word)`)
    .where(
      sql`exists (select 1 from ${products} where ${isListedAlone}
        and ${products.searchText} like '% ' || term.word || ' %')`,
    );
  const known = new Set(rows.map(({ word }) => word));
  return (word) => known.has(foldForSearch(word));
}

/** Replaces each plural that only occurs in the singular in the catalogue: "tomatoes", "chillies", "தக்காளிகள்". */
export async function inSingular(db: DbOrTx, key: string): Promise<string> {
  const words = key.split(/\s+/);
  const plurals = words
    .slice(0, MOST_WORDS)
    .map((word) => ({ word, singulars: singularsOf(word) }))
    .filter(({ singulars }) => singulars.length > 0);
  if (plurals.length === 0) return key;
  const isPluralKnown = await catalogueWords(
    db,
    plurals.map(({ word }) => word),
  );
  const unknown = plurals.filter(({ word }) => !isPluralKnown(word));
  const isSingularKnown = await catalogueWords(
    db,
    unknown.flatMap(({ singulars }) => singulars),
  );
  const singularOf = new Map(
    unknown.map(({ word, singulars }) => [word, singulars.find(isSingularKnown) ?? word]),
  );
  return words.map((word) => singularOf.get(word) ?? word).join(' ');
}
