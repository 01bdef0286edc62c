let words: ReadonlyMap<string, string> = new Map();

/** The words of a Tamil page, which come with its texts; none on an English page, which needs none. */
export function tamilMeasures(): ReadonlyMap<string, string> {
  return words;
}

export function setTamilMeasures(loaded: ReadonlyMap<string, string>): void {
  words = loaded;
}
