import { type SQL, sql } from 'drizzle-orm';

/** Tamil letters after the vowels in alphabetical order, which differs from code point order. */
const LETTERS = 'ஃகஙசஞடணதநபமயரலவழளறனஜஶஷஸஹ';
const FIRST = 0x0b95;
const NO_VOWEL = '்';
const BEFORE_SIGNS = String.fromCodePoint(0x0bbc);
const INHERENT_VOWEL = String.fromCodePoint(0x0bbd);
const AFTER_TAMIL = String.fromCodePoint(0x0bff);

const ranks = Array.from(LETTERS, (_, index) => String.fromCodePoint(FIRST + index)).join('');
const quoted = (text: string) => `'${text}'`;
const spoken = `regexp_replace(lower(normalize(name2)), '([க-ஹ])(?![ா-${NO_VOWEL}])', '\\1${INHERENT_VOWEL}', 'g')`;
const ranked = `translate(${spoken}, ${quoted(LETTERS + NO_VOWEL)}, ${quoted(ranks + BEFORE_SIGNS)})`;

/**
 * A name as text whose code points sort in Tamil collation order (CLDR), for databases without that collation: a
 * consonant without a vowel sorts before the one with its inherent vowel, and that before those with signs. Products
 * without a Tamil name come last.
 */
export const tamilOrder: SQL = sql.raw(
  `case when name2 = '' then ${quoted(AFTER_TAMIL)} || lower(name) else ${ranked} end`,
);
