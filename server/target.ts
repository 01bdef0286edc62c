import type { IncomingMessage } from 'node:http';
import { WITHOUT_LANGUAGE } from '@/lib/config/addresses.mjs';
import { PROTECTED_PATHS } from '@/lib/config/paths';
import { addressIn, languageOf, pathOf } from '@/lib/domain/language';

/** Longer addresses lead nowhere in the shop: the longest search key is 100 letters, 900 characters when encoded. */
const LONGEST_TARGET = 4_096;

/** What lies behind these is unknown to Next, which answers as it does for every unknown address. */
const NOWHERE = '/not-found';
const NOWHERE_IN_API = '/api/not-found';

/** Files of the framework that are not there; `/_next` is no language, however the pages' folder reads it. */
const OF_THE_FRAMEWORK = /^\/_next\/(?!static\/)/;

const IS_WITHOUT_LANGUAGE = new RegExp(`^/(?:${WITHOUT_LANGUAGE})`);
const IN_ANY_CASE = new RegExp(IS_WITHOUT_LANGUAGE, 'i');

/**
 * The request target for Next: itself, or one that leads nowhere in its language when it is too long, not properly
 * encoded, without a language but for its large letters, or among the framework's own, of which a built shop has its files only.
 */
export function targetForNext(target = '/', isBuilt = true): string {
  if (isBuilt && OF_THE_FRAMEWORK.test(target)) return NOWHERE;
  if (isInLargeLetters(target)) return NOWHERE;
  if (target.length <= LONGEST_TARGET && isDecodable(target)) return target;
  return isApi(target) ? NOWHERE_IN_API : addressIn(languageOf(target), NOWHERE);
}

/** Whether a target is one of the BFF's, not a page's. */
export function isApi(target: string): boolean {
  return target.startsWith('/api/');
}

export function isRead({ method }: Pick<IncomingMessage, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** It is answered by the cookie (middleware.ts). */
export function isAccountPage(target: string): boolean {
  const path = pathIn(target);
  return PROTECTED_PATHS.some((one) => one === path);
}

/** The page that is asked for, in whatever language. */
export function pathIn(target: string): string {
  const [address = ''] = target.split('?', 1);
  return pathOf(address);
}

/** Next sees no difference, leaves such a path without a language and reads one out of its first letters. */
function isInLargeLetters(target: string): boolean {
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
