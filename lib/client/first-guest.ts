import { getCookie, setCookie } from 'cookies-next/client';
import { nanoid } from 'nanoid';
import { ShopError } from '@/lib/domain/errors';
import { FIRST_GUEST_COOKIE } from '@/lib/domain/first-guest';
import { SHOPPER_COOKIE } from '@/lib/domain/shopper-cookie';
import { documentText } from '@/lib/messages/document-text';

const KEPT_SECONDS = 10 * 60;

/** A tab that the browser has put to sleep may keep its turn for as long as it sleeps. */
const TURN_WITHIN_MS = 1000;

let isKnown = false;

/** Says whether the shop has told whose cart this browser has. */
export function shopperIsKnown(known: boolean): void {
  isKnown = known;
}

/**
 * Called before a write. Where nobody is known yet it names the guest who will be, so that whatever else this browser
 * asks before the session's cookie is here, from this page, the next one or another tab, is of the same guest
 * (docs/adr/0018). One tab at a time, so that two that begin together find one name.
 */
export async function nameFirstGuest(): Promise<void> {
  if (isKnown) return;
  const locks: LockManager | undefined = navigator.locks;
  // why: where storage is blocked there are no locks either
  const turn = locks?.request(FIRST_GUEST_COOKIE, nameFirstGuestNow).catch(() => undefined);
  if (turn) await Promise.race([turn, tooLong()]);
  nameFirstGuestNow();
}

/**
 * Called once a write was answered, before its answer is believed. @throws ShopError no_cookies where nobody was known
 * before it, and the browser has kept nothing that says whose it was.
 */
export function requireKeptShopper(): void {
  if (isKnown || getCookie(SHOPPER_COOKIE) || getCookie(cookieName())) return;
  throw new ShopError('no_cookies', { message: documentText('error.no_cookies') });
}

function tooLong(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, TURN_WITHIN_MS));
}

/** The same for a page that is about to go and cannot wait. */
export function nameFirstGuestNow(): void {
  if (isKnown || getCookie(cookieName())) return;
  setCookie(cookieName(), nanoid(), {
    maxAge: KEPT_SECONDS,
    path: '/',
    sameSite: 'strict',
    secure: isSecure(),
  });
}

function cookieName() {
  return isSecure() ? (`__Host-${FIRST_GUEST_COOKIE}` as const) : FIRST_GUEST_COOKIE;
}

function isSecure(): boolean {
  return window.location.protocol === 'https:';
}
