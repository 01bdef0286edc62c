import type { IncomingMessage } from 'node:http';
import { WITHOUT_LANGUAGE } from '@/lib/config/addresses.mjs';
import { PROTECTED_PATHS } from '@/lib/config/paths';
import { addressIn, languageOf, pathOf } from '@/lib/domain/language';

/** No URL of the shop is longer: a search key has at most 100 letters, which is 900 characters when encoded. */
const MAX_TARGET_LENGTH = 4_096;

/** Paths that no route has, so that Next sends its response for unknown URLs. */
const NOWHERE = '/not-found';
const NOWHERE_IN_API = '/api/not-found';

/** Next's own paths, except static files; the route `[lang]` would take `_next` for a language. */
const NEXT_INTERNAL = /^\/_next\/(?!static\/)/;

const IS_WITHOUT_LANGUAGE = new RegExp(`^/(?:${WITHOUT_LANGUAGE})`);
const IN_ANY_CASE = new RegExp(IS_WITHOUT_LANGUAGE, 'i');

/**
 * The request target for Next: unchanged, or a not-found path in its language when it is too long, badly encoded,
 * a path without language in the wrong case, or (in a built shop) an internal path of Next.
 */
export function targetForNext(target = '/', isBuilt = true): string {
  if (isBuilt && NEXT_INTERNAL.test(target)) return NOWHERE;
  if (isInWrongCase(target)) return NOWHERE;
  if (target.length <= MAX_TARGET_LENGTH && isDecodable(target)) return target;
  return isApi(target) ? NOWHERE_IN_API : addressIn(languageOf(target), NOWHERE);
}

/** Whether a target belongs to the BFF, not to a page. */
export function isApi(target: string): boolean {
  return target.startsWith('/api/');
}

export function isRead({ method }: Pick<IncomingMessage, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Account pages depend on the session cookie (middleware.ts). */
export function isAccountPage(target: string): boolean {
  const path = pathIn(target);
  return PROTECTED_PATHS.some((one) => one === path);
}

/** The path of a target without its language and query. */
export function pathIn(target: string): string {
  const [address = ''] = target.split('?', 1);
  return pathOf(address);
}

/** Next matches these paths case-insensitively, adds no language, and takes the first segment for one. */
function isInWrongCase(target: string): boolean {
  const [path = ''] = target.split('?', 1);
  return IN_ANY_CASE.test(path) && !IS_WITHOUT_LANGUAGE.test(path);
}

function isDecodable(target: string): boolean {
  const [path = ''] = target.split('?', 1);
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}
