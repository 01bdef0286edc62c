type Named = { name: string; name2: string };

const wordsOf = (written: string) =>
  written
    .toLowerCase()
    .split(/[\s(),&/]+/)
    .filter((word) => word !== '');

/** One spelling of what can be typed in many. */
export const oneSpelling = (term: string) => term.trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * Whether what is searched for is a product's own word, or several of one product, and all of them once. Search engines
 * may show such a search: nobody can put words of their own into it.
 */
export function isShopWord(term: string, found: readonly Named[]): boolean {
  const words = wordsOf(term);
  const isSaidOnce = words.length > 0 && new Set(words).size === words.length;
  return (
    isSaidOnce &&
    found.some(({ name, name2 }) => {
      const names = new Set(wordsOf(`${name} ${name2}`));
      return words.every((word) => names.has(word));
    })
  );
}
