import type { Written } from './words';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const ENGLISH = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const TAMIL = new Intl.DisplayNames('ta', { type: 'region', fallback: 'none' });

/** Codes of ISO 3166 by the English name of their country, in small letters. */
const codes: ReadonlyMap<string, string> = new Map(
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).flatMap((code) => {
    const name = ENGLISH.of(code);
    return name === undefined ? [] : [[name.toLowerCase(), code] as const];
  }),
);

/** A country that an operator names in English, in each language; Tamil is empty for what is no country's name. */
export function writtenCountry(country: string): Written {
  const code = codes.get(country.trim().toLowerCase());
  return { en: country, ta: (code && TAMIL.of(code)) ?? '' };
}
