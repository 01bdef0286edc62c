import { setCookie } from 'cookies-next/client';
import { isSecure } from './is-secure';

const COOKIE_MAX_AGE_S = 180 * 24 * 60 * 60;

/** Stores what the shopper chose in a cookie of this name. */
export function storeChoice(name: string, choice: string): void {
  setCookie(name, choice, { maxAge: COOKIE_MAX_AGE_S, path: '/', sameSite: 'lax', secure: isSecure() });
}
