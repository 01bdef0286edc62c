import { foldForSearch } from './fold';
import { spellingDistance, trigramLikeness } from './spelling-distance';

/** Fewer letters, as they are typed or heard, say nothing of a word. */
const FEWEST_LETTERS = 3;
/** From here on a slip leaves enough of a word to know it by. */
const SLIP_FROM = 4;
const FEWEST_CONSONANTS = 3;

/** Slips there may be in so many letters: of a word that tells nothing else, and of one that is like it otherwise. */
const SLIPS = 0.3;
const SLIPS_WHEN_LIKE = 0.5;
const SLIPS_IN_CONSONANTS = 0.2;
const LIKE_FROM = 0.5;

const VOWELS = /[aeiouy]+/g;

/** A word as it is typed, as it is heard (fold.ts), and by its consonants: what is left of it in haste. */
export type SpeltWord = { typed: string; heard: string; consonants: string };

export function speltWord(word: string): SpeltWord {
  const typed = word.toLowerCase();
  const heard = foldForSearch(typed);
  return { typed, heard, consonants: heard.replace(VOWELS, '') };
}

/**
 * How near a word comes to the asked one, 1 where they sound the same, 0 where the other cannot have been meant.
 * Slips count in proportion to length; more of them are forgiven where consonants or three-letter pieces agree.
 */
export function closeness(asked: SpeltWord, word: SpeltWord): number {
  if (Math.min(asked.typed.length, asked.heard.length) < FEWEST_LETTERS) return 0;
  if (isTooLong(asked.heard, word.heard)) return 0;
  const heard = slips(asked.heard, word.heard);
  if (heard === 0) return 1;
  const isHeard = asked.heard.length >= SLIP_FROM;
  const typed = asked.typed.length >= SLIP_FROM ? slips(asked.typed, word.typed) : 1;
  const least = isHeard ? Math.min(typed, heard) : typed;
  if (least <= SLIPS) return 1 - least;
  const isLike = isInHaste(asked, word) || (isHeard && trigramLikeness(asked.heard, word.heard) >= LIKE_FROM);
  return isLike && heard <= SLIPS_WHEN_LIKE ? 1 - heard : 0;
}

/** Whether the letters one word has more than the other are too many slips already. */
function isTooLong(one: string, other: string): boolean {
  return Math.abs(one.length - other.length) > SLIPS_WHEN_LIKE * Math.max(one.length, other.length);
}

/** Slips as a share of the longer word's letters. */
function slips(one: string, other: string): number {
  return spellingDistance(one, other) / Math.max(one.length, other.length, 1);
}

/** Begun as the word begins, with nearly its consonants and whichever vowels: "orng" for orange, "tmt" for tomato. */
function isInHaste(asked: SpeltWord, word: SpeltWord): boolean {
  const fewest = Math.min(asked.consonants.length, word.consonants.length);
  if (asked.typed[0] !== word.typed[0] || fewest < FEWEST_CONSONANTS) return false;
  return slips(asked.consonants, word.consonants) <= SLIPS_IN_CONSONANTS;
}
