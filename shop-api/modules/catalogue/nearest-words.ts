import { type SQL, sql } from 'drizzle-orm';
import { products } from '@/shop-api/db/schema/catalogue';
import { isListedAlone } from './product-columns';

/** No word in the catalogue is longer, and levenshtein() refuses more than 255 characters. */
const LONGEST_WORD = 40;
/** A single letter matches the beginning of too many words. */
const SHORTEST_WORD = 2;
const MOST_WORDS = 8;

/**
 * Folded lengths from which a word may have: one letter missing or two swapped, any one wrong, two vowels wrong, any
 * two wrong.
 */
const ONE_LEFT_OUT_FROM = 4;
const ONE_WRONG_FROM = 5;
const TWO_VOWELS_WRONG_FROM = 6;
const TWO_WRONG_FROM = 7;
/** From this length on, a word may be several words run together, such as "sweetpotato". */
const SEVERAL_FROM = 6;

const TOO_FAR = 9;

function wrongLetters({ length }: string): number {
  if (length >= TWO_WRONG_FROM) return 2;
  return length >= ONE_LEFT_OUT_FROM ? 1 : 0;
}

/** All variants with two neighbouring letters swapped: one typo, which edit distance counts as two. */
function swapped(word: string): string[] {
  return [...word.slice(1)].map(
    (letter, index) => `${word.slice(0, index)}${letter}${word[index]}${word.slice(index + 2)}`,
  );
}

const VOWELS = '[aeiouy]+';

/** A word with every run of vowels replaced by one "a". */
function consonants(word: string): string {
  return word.replace(new RegExp(VOWELS, 'g'), 'a');
}

/** Another folded form of the word by its sound: "keerei", "keere" and "kerai" for keerai, "unyon" for onion. */
function soundVariant(word: string): string {
  return word.replace(/e[iy]*$/, 'a').replace(/[ey]/g, 'i');
}

/** The edit distance between `term` and a `word` of the catalogue, which may also match by its beginning. */
function distance(term: string): SQL {
  const { length } = term;
  const most = wrongLetters(term);
  const beginning = Math.min(1, most);
  const shortest = length < ONE_WRONG_FROM ? length + 1 : length - 1;
  const vowelsWrong = sql`
    when regexp_replace(word, ${VOWELS}, 'a', 'g') = ${consonants(term)}
      and levenshtein_less_equal(${term}, word, 2) <= 2 then ${most}::int`;
  const near = sql`
    when word = any(string_to_array(${swapped(term).join(' ')}, ' ')) then 1
    when length(word) between ${shortest}::int and ${length + 1}::int
      and levenshtein_less_equal(${term}, word, ${most}::int) <= ${most}::int
      then levenshtein_less_equal(${term}, word, ${most}::int)
    ${length < TWO_VOWELS_WRONG_FROM ? sql`` : vowelsWrong}`;
  const nearBeginning = sql`
    when length(word) > ${length}::int then 1 + levenshtein_less_equal(${term}, left(word, ${length}::int), 1)`;
  return sql`(case when word = ${term} then 0 when word like ${`${term}%`} then ${beginning}::int
    ${most > 0 ? near : sql``} ${most > 1 ? nearBeginning : sql``} else ${TOO_FAR}::int end)`;
}

/** The catalogue words closest to the searched one; several when equally close. */
function nearest(term: string): SQL {
  const variant = soundVariant(term);
  const apart = variant === term ? distance(term) : sql`least(${distance(term)}, ${distance(variant)})`;
  return sql`array(
    select word from (select word, ${apart} as apart from vocabulary) measured
    where apart <= ${wrongLetters(term)}::int order by apart fetch first 1 row with ties)`;
}

/** The length of the searched word if the product has one of its closest words, else 0. */
function lettersFound(term: string): SQL {
  const asSeveral = sql`or replace(search_text, ' ', '') like ${`%${term}%`}`;
  return sql`(case when string_to_array(search_text, ' ') && ${nearest(term)}
    ${term.length >= SEVERAL_FROM ? asSeveral : sql``} then ${term.length}::int else 0 end)`;
}

/** Adds two words joined to one, as "jack fruit" may stand for "jackfruit". */
function withJoined(words: string[]): string[] {
  return words.length === 2 ? [...words, words.join('')] : words;
}

/**
 * Products with the words closest to those of a folded key: those that match most of its letters, so that an unknown
 * word does not hide the others. None when no word is close.
 */
export function hasNearestWords(folded: string): SQL {
  const words = [...new Set(withJoined(folded.split(' ')))].filter(
    ({ length }) => length >= SHORTEST_WORD && length <= LONGEST_WORD,
  );
  if (words.length === 0) return sql`false`;
  const found = sql.join(words.slice(0, MOST_WORDS).map(lettersFound), sql` + `);
  return sql`${products.id} in (
    with vocabulary as materialized (
      select distinct string_to_table(trim(search_text), ' ') as word from ${products} where ${isListedAlone})
    select id from (select id, ${found} as found from ${products} where ${isListedAlone}) counted
    where found > 0 order by found desc fetch first 1 row with ties)`;
}
