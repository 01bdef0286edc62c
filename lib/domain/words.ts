import { isInTamil, type Language, OTHER_LANGUAGE } from './language';

/** A text in each language; empty in a language it was not written in. */
export type Translations = Readonly<Record<Language, string>>;

/** A text to show; `lang` is its language when that is not the language of the page. */
export type LocalisedText = { words: string; lang?: Language };

/** The text in the reader's language, or in the other one if only that was written; empty if none was. */
export function wordsIn(language: Language, translations: Translations): LocalisedText {
  const other = OTHER_LANGUAGE[language];
  if (translations[language] !== '' || translations[other] === '') return { words: translations[language] };
  return { words: translations[other], lang: other };
}

/** As `wordsIn`, but undefined if nothing was written. */
export function someWordsIn(language: Language, translations: Translations): LocalisedText | undefined {
  const text = wordsIn(language, translations);
  return text.words === '' ? undefined : text;
}

/** For a text that is not translated, such as a name: its language is that of its script. */
export function untranslated(text: string): Translations {
  return isInTamil(text) ? { en: '', ta: text } : { en: text, ta: '' };
}
