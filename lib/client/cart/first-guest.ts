import { getCookie, setCookie } from 'cookies-next/client';
import { nanoid } from 'nanoid';
import { isSecure } from '@/lib/client/is-secure';
import { ShopError } from '@/lib/domain/errors';
import { FIRST_GUEST_COOKIE } from '@/lib/domain/first-guest';
import { SHOPPER_COOKIE } from '@/lib/domain/shopper-cookie';
import { documentText } from '@/lib/messages/document-text';

const COOKIE_MAX_AGE_S = 10 * 60;

/** A frozen tab may hold the lock for as long as it is frozen. */
const LOCK_TIMEOUT_MS = 1000;

let owner = '';

/** Sets the mark of the owner of the cart that this tab shows; empty until the server has answered with one. */
export function setShownOwner(mark: string): void {
  owner = mark;
}

export function shownOwner(): string {
  return owner;
}

/**
 * Called before a write. Without a session it sets a cookie that names the future guest, so that all requests before
 * the session cookie arrives belong to the same guest, from this page, the next one or another tab (docs/adr/0018). It
 * takes a lock, so that two tabs that start together use one name.
 */
export async function nameFirstGuest(): Promise<void> {
  if (owner) return;
  const locks: LockManager | undefined = navigator.locks;
  // why: a browser that blocks storage has no locks either
  const locked = locks?.request(FIRST_GUEST_COOKIE, nameFirstGuestNow).catch(() => undefined);
  if (locked) await Promise.race([locked, lockTimeout()]);
  nameFirstGuestNow();
}

/**
 * Called after a write, before its response is used. @throws ShopError no_cookies when there was no session before and
 * the browser has stored no cookie: then the write belongs to no session.
 */
export function requireStoredCookies(): void {
  if (owner || getCookie(SHOPPER_COOKIE) || getCookie(cookieName())) return;
  throw new ShopError('no_cookies', { message: documentText('error.no_cookies') });
}

function lockTimeout(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, LOCK_TIMEOUT_MS));
}

/** The same without the lock, for a page that is being left and cannot wait. */
export function nameFirstGuestNow(): void {
  if (owner || getCookie(cookieName())) return;
  setCookie(cookieName(), nanoid(), {
    maxAge: COOKIE_MAX_AGE_S,
    path: '/',
    sameSite: 'strict',
    secure: isSecure(),
  });
}

function cookieName() {
  return isSecure() ? (`__Host-${FIRST_GUEST_COOKIE}` as const) : FIRST_GUEST_COOKIE;
}
