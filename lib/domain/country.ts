import type { Translations } from './words';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const ENGLISH = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const TAMIL = new Intl.DisplayNames('ta', { type: 'region', fallback: 'none' });

/** ISO 3166 codes by English country name in lower case. */
const codes: ReadonlyMap<string, string> = new Map(
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).flatMap((code) => {
    const name = ENGLISH.of(code);
    return name === undefined ? [] : [[name.toLowerCase(), code] as const];
  }),
);

/** A country name, given in English, in each language; the Tamil one is empty for an unknown country. */
export function countryNames(country: string): Translations {
  const code = codes.get(country.trim().toLowerCase());
  return { en: country, ta: (code && TAMIL.of(code)) ?? '' };
}
