/**
 * The number of typos between two words: a letter inserted, missing or wrong, or two neighbours swapped
 * (Damerau-Levenshtein distance, optimal string alignment).
 */
export function spellingDistance(one: string, other: string): number {
  const [from, to] = [[...one], [...other]];
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [row, letter] of from.entries()) {
    const next = [row + 1];
    for (const [column, wanted] of to.entries()) {
      const isSame = letter === wanted;
      const isSwapped = row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === wanted;
      next.push(
        Math.min(
          (next[column] ?? 0) + 1,
          (last[column + 1] ?? 0) + 1,
          (last[column] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[column - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    before = last;
    last = next;
  }
  return last[to.length] ?? 0;
}

/** The share of trigrams that two words have in common; trigrams include the word boundaries. */
export function trigramLikeness(one: string, other: string): number {
  const [ofOne, ofOther] = [trigrams(one), trigrams(other)];
  const common = [...ofOne].filter((piece) => ofOther.has(piece)).length;
  return common / (ofOne.size + ofOther.size - common || 1);
}

function trigrams(word: string): Set<string> {
  const padded = `  ${word} `;
  return new Set([...padded].slice(2).map((_, index) => padded.slice(index, index + 3)));
}
