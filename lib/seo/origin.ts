import 'server-only';
import { addressIn, type Language } from '@/lib/domain/language';

const DEFAULT_PORT = 3000;

/** The public origin of the shop. It does not use `getEnv`, since the build has no secrets. */
export function siteOrigin(): URL {
  return new URL(process.env.APP_ORIGIN || `http://localhost:${process.env.PORT || DEFAULT_PORT}`);
}

/** The absolute URL of a page in a language. */
export function pageUrl(language: Language, path: string): string {
  return absoluteUrl(addressIn(language, path));
}

/** A path of this site as an absolute URL; an absolute URL stays as it is. */
export function absoluteUrl(path: string): string {
  return new URL(path, siteOrigin()).href;
}
