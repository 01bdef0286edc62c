import { sql } from 'drizzle-orm';
import type { DbOrTx } from '@/shop-api/db/client';
import { products } from '@/shop-api/db/schema/catalogue';
import { foldForSearch } from './fold';

/** How a plural ends, and what its singular may end in: English, Tamil, and Tamil in Latin letters. */
const ENDINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ies$/i, ['i', 'y', 'ie']],
  [/(?<=o|ch|sh|x)es$/i, ['', 'e']],
  [/(?<![su])s$/i, ['']],
  [/ங்கள்$/, ['ம்']],
  [/(?:க்)?கள்$/, ['']],
  [/n?g[ae]l$/i, ['m', '']],
];
/** A shorter word is no plural of anything the shop sells. */
const SHORTEST = 4;
/** What a key is looked through for; the rest stays as it is. */
const MOST_WORDS = 8;

function singularsOf(word: string): string[] {
  const given = word.normalize('NFC');
  if (given.length < SHORTEST) return [];
  return ENDINGS.filter(([ending]) => ending.test(given)).flatMap(([ending, singular]) =>
    singular.map((end) => given.replace(ending, end)),
  );
}

/** Those of these folded words that are words of a product on sale. */
async function wordsOfTheShop(db: DbOrTx, folded: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ word: sql<string>`asked.word` })
    .from(sql`string_to_table(${folded.join(' ')}, ' ') as asked(word)`)
    .where(
      sql`exists (select 1 from ${products} where ${products.active} and ${products.listed}
        and ${products.searchText} like '% ' || asked.word || ' %')`,
    );
  return new Set(rows.map(({ word }) => word));
}

/** The key with each plural in its singular, where the shop has only that: "tomatoes", "chillies", "தக்காளிகள்". */
export async function inSingular(db: DbOrTx, key: string): Promise<string> {
  const words = key.split(/\s+/);
  const plurals = words
    .slice(0, MOST_WORDS)
    .map((word) => ({ word, singulars: singularsOf(word) }))
    .filter(({ singulars }) => singulars.length > 0);
  if (plurals.length === 0) return key;
  const forms = plurals.flatMap(({ word, singulars }) => [word, ...singulars]).map(foldForSearch);
  const known = await wordsOfTheShop(
    db,
    [...new Set(forms)].filter((form) => /^\w+$/.test(form)),
  );
  const isKnown = (word: string) => known.has(foldForSearch(word));
  const singularOf = new Map(
    plurals
      .filter(({ word }) => !isKnown(word))
      .map(({ word, singulars }) => [word, singulars.find(isKnown) ?? word]),
  );
  return words.map((word) => singularOf.get(word) ?? word).join(' ');
}
