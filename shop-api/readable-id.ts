import { randomInt } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U, so an id can be read out over the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const RANDOM_LENGTH = 10;

/** A new id such as KD7Q2M9X4TBA: the prefix and 50 random bits, which reveal nothing about other ids. */
export function newReadableId(prefix: string): string {
  const letters = Array.from({ length: RANDOM_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${prefix}${letters.join('')}`;
}
