import 'server-only';
import { addressIn, type Language } from '@/lib/domain/language';

const DEFAULT_PORT = 3000;

/** Where the shop is found from outside; known without the secrets, as the build has none. */
export function siteOrigin(): URL {
  return new URL(process.env.APP_ORIGIN || `http://localhost:${process.env.PORT || DEFAULT_PORT}`);
}

/** The address of a page in a language, as crawlers need it. */
export function pageUrl(language: Language, path: string): string {
  return absoluteUrl(addressIn(language, path));
}

/** A path of this site as crawlers need it: with scheme and host. A full address stays as it is. */
export function absoluteUrl(path: string): string {
  return new URL(path, siteOrigin()).href;
}
