import { getCookie } from 'cookies-next/client';
import { LANGUAGES, type Language } from '@/lib/domain/language';
import { storeChoice } from './store-choice';

const COOKIE = 'koodai-language';

/** The language last chosen in this browser, if any. It never causes a redirect (docs/adr/0016). */
export function chosenLanguage(): Language | undefined {
  const stored = getCookie(COOKIE);
  return LANGUAGES.find((language) => language === stored);
}

export function chooseLanguage(language: Language): void {
  storeChoice(COOKIE, language);
}
