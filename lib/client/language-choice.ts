import { getCookie, setCookie } from 'cookies-next/client';
import { LANGUAGES, type Language } from '@/lib/domain/language';

const COOKIE = 'koodai-language';
const COOKIE_MAX_AGE_S = 180 * 24 * 60 * 60;

/** The language last chosen in this browser, if any. It never causes a redirect (docs/adr/0016). */
export function chosenLanguage(): Language | undefined {
  const stored = getCookie(COOKIE);
  return LANGUAGES.find((language) => language === stored);
}

export function chooseLanguage(language: Language): void {
  const secure = window.location.protocol === 'https:';
  setCookie(COOKIE, language, { maxAge: COOKIE_MAX_AGE_S, path: '/', sameSite: 'lax', secure });
}
