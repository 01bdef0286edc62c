type Named = { name: string; name2: string };

function wordsOf(written: string): string[] {
  const folded = written.normalize('NFC').replace(/[‘’]/g, "'").toLowerCase();
  return folded.split(/[\s(),&/]+/).filter((word) => word !== '');
}

const phraseOf = (written: string) => ` ${wordsOf(written).join(' ')} `;

/** A search term in its normalised spelling: lower case, single spaces, no punctuation. */
export const normaliseTerm = (term: string) => phraseOf(term).trim() || term.trim();

/**
 * Whether the search term is the name of a product that was found, or consecutive words of it. Only such searches may
 * be indexed: nobody can put their own text into them.
 */
export function isFromProductName(term: string, found: readonly Named[]): boolean {
  const phrase = phraseOf(term);
  const names = found.flatMap(({ name, name2 }) => [phraseOf(name), phraseOf(name2)]);
  return phrase.trim() !== '' && names.some((name) => name.includes(phrase));
}
