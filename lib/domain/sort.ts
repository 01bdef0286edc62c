import type { Language } from './language';
import type { SORTS } from './sorts.mjs';

export type Sort = (typeof SORTS)[number];

/** The language that orders a list. Only sorting by name depends on it; other lists are cached once for all. */
export function orderLanguage(sort: Sort, language: Language): Language {
  return sort === 'name' ? language : 'en';
}
