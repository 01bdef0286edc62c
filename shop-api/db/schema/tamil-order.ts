import { type SQL, sql } from 'drizzle-orm';

/** Letters of Tamil in the order of its alphabet, which is not the order of their code points; after the vowels. */
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
 * A name as text whose code points are in the order of the Tamil collation (CLDR), for databases that know none: a
 * consonant without a vowel stands before the one with its own, and that before those with signs. What has no Tamil name
 * comes last.
 */
export const tamilOrder: SQL = sql.raw(
  `case when name2 = '' then ${quoted(AFTER_TAMIL)} || lower(name) else ${ranked} end`,
);
