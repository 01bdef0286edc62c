export const LANGUAGES = ['en', 'ta'] as const;

/** A language that the whole shop speaks, as a tag of BCP 47. */
export type Language = (typeof LANGUAGES)[number];

/** Home's own slash, which is none once something stands before it. */
const HOME = /^\/(?=[?#]|$)/;
const PREFIX = /^\/(en|ta)(?=[/?#]|$)/;

/** What a page in a language leads to where the other one is chosen. */
export const OTHER_LANGUAGE: Record<Language, Language> = { en: 'ta', ta: 'en' };

/** The language that an address names; English for what names none. */
export function toLanguage(named: string | undefined): Language {
  return LANGUAGES.find((language) => language === named) ?? 'en';
}

/** The language that an `Accept-Language` header leads with. */
export function askedLanguage(header: string | null | undefined): Language {
  return toLanguage(header?.split(/[-,;]/, 1)[0]?.trim().toLowerCase());
}

/** The address of a page's path in a language: English stands at the root, Tamil below /ta. */
export function addressIn(language: Language, path: string): string {
  return language === 'en' ? path : `/${language}${path.replace(HOME, '')}`;
}

/** The addresses of a page's path, one of each language. */
export function inEveryLanguage(path: string): string[] {
  return LANGUAGES.map((language) => addressIn(language, path));
}

/** The language that an address stands in. */
export function languageOf(address: string): Language {
  return toLanguage(PREFIX.exec(address)?.[1]);
}

/** The path of an address without its language: the same page in every language. */
export function pathOf(address: string): string {
  const path = address.replace(PREFIX, '');
  return path.startsWith('/') ? path : `/${path}`;
}
