type Named = { name: string; name2: string };

function wordsOf(written: string): string[] {
  const folded = written.normalize('NFC').replace(/[‘’]/g, "'").toLowerCase();
  return folded.split(/[\s(),&/]+/).filter((word) => word !== '');
}

const phraseOf = (written: string) => ` ${wordsOf(written).join(' ')} `;

/** One spelling of what can be typed in many. */
export const oneSpelling = (term: string) => phraseOf(term).trim() || term.trim();

/**
 * Whether what is searched for is the name of a product that was found, or words of it in their order. Search engines
 * may show such a search: nobody can put words of their own into it.
 */
export function isOfShopWords(term: string, found: readonly Named[]): boolean {
  const phrase = phraseOf(term);
  const names = found.flatMap(({ name, name2 }) => [phraseOf(name), phraseOf(name2)]);
  return phrase.trim() !== '' && names.some((name) => name.includes(phrase));
}
