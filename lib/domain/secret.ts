const MIN_LENGTH = 32;
/** Different characters. Random text of that length has more; a repeated word or key has fewer. */
const MIN_DISTINCT_CHARACTERS = 8;

/** Why a text is too weak as a secret; undefined when it is not. */
export function weaknessOf(secret: string): string | undefined {
  if (secret.length < MIN_LENGTH) return `needs at least ${MIN_LENGTH} characters`;
  if (new Set(secret).size < MIN_DISTINCT_CHARACTERS) return 'is too easy to guess: take random characters';
  return undefined;
}
