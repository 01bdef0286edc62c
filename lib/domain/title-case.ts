const FIRST_OF_WORD = /(?<=^|[\s(])\p{Ll}/gu;

/** A name with each word capitalised (spec 2, Listing page); scripts without capitals stay as they are. */
export function titleCase(name: string): string {
  return name.replace(FIRST_OF_WORD, (letter) => letter.toLocaleUpperCase('en'));
}
