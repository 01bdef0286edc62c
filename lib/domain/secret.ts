const LEAST_LENGTH = 32;
/** Random text of that length has more; a word repeated, or a row of one key, has not. */
const LEAST_CHARACTERS = 8;

/** What is wrong with a text as a secret; undefined when nothing is. */
export function weaknessOf(secret: string): string | undefined {
  if (secret.length < LEAST_LENGTH) return `needs at least ${LEAST_LENGTH} characters`;
  if (new Set(secret).size < LEAST_CHARACTERS) return 'is too easy to guess: take random characters';
  return undefined;
}
