import { getCookie, setCookie } from 'cookies-next/client';
import { LANGUAGES, type Language } from '@/lib/domain/language';

const COOKIE = 'koodai-language';
const KEPT_SECONDS = 180 * 24 * 60 * 60;

/** The language that was chosen last in this browser; undefined before. It leads nowhere by itself (docs/adr/0016). */
export function chosenLanguage(): Language | undefined {
  const kept = getCookie(COOKIE);
  return LANGUAGES.find((language) => language === kept);
}

export function chooseLanguage(language: Language): void {
  const secure = window.location.protocol === 'https:';
  setCookie(COOKIE, language, { maxAge: KEPT_SECONDS, path: '/', sameSite: 'lax', secure });
}
