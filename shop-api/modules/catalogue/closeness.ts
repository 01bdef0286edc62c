import { foldForSearch } from './fold';
import { spellingDistance, trigramLikeness } from './spelling-distance';

/** A shorter word is too short to compare, whether as typed or by sound. */
const MIN_LETTERS = 3;
/** From this length on, a word with one typo is still recognisable. */
const MIN_LETTERS_WITH_TYPO = 4;
const MIN_CONSONANTS = 3;

/**
 * Typos allowed per letter: for a word without other similarity, for one that is also alike, and in the consonants
 * alone.
 */
const MAX_TYPO_SHARE = 0.3;
const MAX_TYPO_SHARE_WHEN_ALIKE = 0.5;
const MAX_CONSONANT_TYPO_SHARE = 0.2;
const MIN_TRIGRAM_LIKENESS = 0.5;

const VOWELS = /[aeiouy]+/g;

/** A word as typed, by its sound (fold.ts), and by its consonants, which remain in an abbreviation. */
export type SpeltWord = { typed: string; sound: string; consonants: string };

export function speltWord(word: string): SpeltWord {
  const typed = word.toLowerCase();
  const sound = foldForSearch(typed);
  return { typed, sound, consonants: sound.replace(VOWELS, '') };
}

/**
 * How close `word` is to `term`: 1 when they sound the same, 0 when `word` cannot have been meant. Typos count in
 * proportion to length; more are allowed where consonants or trigrams agree.
 */
export function closeness(term: SpeltWord, word: SpeltWord): number {
  if (Math.min(term.typed.length, term.sound.length) < MIN_LETTERS) return 0;
  if (isTooLong(term.sound, word.sound)) return 0;
  const sound = typoShare(term.sound, word.sound);
  if (sound === 0) return 1;
  const isSoundLongEnough = term.sound.length >= MIN_LETTERS_WITH_TYPO;
  const typed = term.typed.length >= MIN_LETTERS_WITH_TYPO ? typoShare(term.typed, word.typed) : 1;
  const least = isSoundLongEnough ? Math.min(typed, sound) : typed;
  if (least <= MAX_TYPO_SHARE) return 1 - least;
  const isAlike =
    isAbbreviation(term, word) ||
    (isSoundLongEnough && trigramLikeness(term.sound, word.sound) >= MIN_TRIGRAM_LIKENESS);
  return isAlike && sound <= MAX_TYPO_SHARE_WHEN_ALIKE ? 1 - sound : 0;
}

/** True when the difference in length alone exceeds the allowed typos. */
function isTooLong(one: string, other: string): boolean {
  return Math.abs(one.length - other.length) > MAX_TYPO_SHARE_WHEN_ALIKE * Math.max(one.length, other.length);
}

/** Typos as a share of the longer word's letters. */
function typoShare(one: string, other: string): number {
  return spellingDistance(one, other) / Math.max(one.length, other.length, 1);
}

/** Same first letter and nearly the same consonants, with any vowels: "orng" for orange, "tmt" for tomato. */
function isAbbreviation(term: SpeltWord, word: SpeltWord): boolean {
  const fewest = Math.min(term.consonants.length, word.consonants.length);
  if (term.typed[0] !== word.typed[0] || fewest < MIN_CONSONANTS) return false;
  return typoShare(term.consonants, word.consonants) <= MAX_CONSONANT_TYPO_SHARE;
}
