import { type Language, OTHER_LANGUAGE } from './language';

/** What an operator wrote, in each language; empty where it was not written. */
export type Written = Readonly<Record<Language, string>>;

/** What a reader is shown of it; `lang` marks words that are not in the language of the page. */
export type Words = { words: string; lang?: Language };

const TAMIL = /\p{Script=Tamil}/u;

/** The words in the reader's language, or in the other one where only that was written; empty where nothing was. */
export function wordsIn(language: Language, written: Written): Words {
  const other = OTHER_LANGUAGE[language];
  if (written[language] !== '' || written[other] === '') return { words: written[language] };
  return { words: written[other], lang: other };
}

/** As `wordsIn`, undefined where nothing was written. */
export function someWordsIn(language: Language, written: Written): Words | undefined {
  const chosen = wordsIn(language, written);
  return chosen.words === '' ? undefined : chosen;
}

/** What is written once for everybody, as names are: in the language of its letters. */
export function asWritten(text: string): Written {
  return TAMIL.test(text) ? { en: '', ta: text } : { en: text, ta: '' };
}
