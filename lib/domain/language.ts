export const LANGUAGES = ['en', 'ta'] as const;

/** A language of the shop, as a BCP 47 tag. */
export type Language = (typeof LANGUAGES)[number];

/** What a language prefix replaces: nothing, before the slash of a path, or the slash that is home's path. */
const UNPREFIXED = /^\/(?=[?#]|$)|^(?=\/)/;
const PREFIX = /^\/(en|ta)(?=[/?#]|$)/;

/** The language that the switch on a page leads to. */
export const OTHER_LANGUAGE: Record<Language, Language> = { en: 'ta', ta: 'en' };

const TAMIL = /\p{Script=Tamil}/u;

/** Whether a text has letters of the Tamil script. */
export function isInTamil(text: string): boolean {
  return TAMIL.test(text);
}

/** The language of a path segment; English for anything else. */
export function toLanguage(named: string | undefined): Language {
  return LANGUAGES.find((language) => language === named) ?? 'en';
}

/** The language of the first entry in an `Accept-Language` header. */
export function preferredLanguage(header: string | null | undefined): Language {
  return toLanguage(header?.split(/[-,;]/, 1)[0]?.trim().toLowerCase());
}

/** The address of a path in a language: English has no prefix, Tamil has /ta. Another site's address stays. */
export function addressIn(language: Language, path: string): string {
  return language === 'en' ? path : path.replace(UNPREFIXED, `/${language}`);
}

/** The addresses of a path in all languages. */
export function inEveryLanguage(path: string): string[] {
  return LANGUAGES.map((language) => addressIn(language, path));
}

/** The language of an address. */
export function languageOf(address: string): Language {
  return toLanguage(PREFIX.exec(address)?.[1]);
}

/** The path of an address without its language prefix. */
export function pathOf(address: string): string {
  const path = address.replace(PREFIX, '');
  return path.startsWith('/') ? path : `/${path}`;
}
