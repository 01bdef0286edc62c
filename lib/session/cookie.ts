import 'server-only';
import { createHmac } from 'node:crypto';
import { getEnv } from '@/lib/config/env';
import { FIRST_GUEST_COOKIE, FIRST_GUEST_NAME } from '@/lib/domain/first-guest';
import { SHOPPER_COOKIE } from '@/lib/domain/shopper-cookie';
import {
  type OpenedSession,
  openSession,
  SESSION_LIFETIME_S,
  type SessionPayload,
  sealSession,
} from './seal';

function isSecure(): boolean {
  return getEnv().appOrigin.startsWith('https:');
}

/** The cookie name with the `__Host-` prefix over https, so that no other host or path can set it. */
function hostCookieName(name: string): string {
  return isSecure() ? `__Host-${name}` : name;
}

function sessionCookieName(): string {
  return hostCookieName('koodai_session');
}

function setCookie(name: string, value: string, maxAgeS: number, access = '; HttpOnly'): string {
  const secure = isSecure() ? '; Secure' : '';
  return `${name}=${value}; Path=/; Max-Age=${maxAgeS}${access}; SameSite=Lax${secure}`;
}

function cookieOf(cookieHeader: string | null, name: string): string | undefined {
  const prefix = `${name}=`;
  const pair = cookieHeader?.split('; ').find((part) => part.startsWith(prefix));
  return pair?.slice(prefix.length);
}

/** The `Set-Cookie` value that stores a session for `SESSION_LIFETIME_S`. */
export async function sessionCookie(payload: SessionPayload): Promise<string> {
  const sealed = await sealSession(payload, getEnv().sessionSecrets[0]);
  return setCookie(sessionCookieName(), sealed, SESSION_LIFETIME_S);
}

/** The `Set-Cookie` value that deletes the session cookie. */
export function clearedSessionCookie(): string {
  return setCookie(sessionCookieName(), '', 0);
}

/** The `Set-Cookie` value that tells scripts whether there is a session (docs/adr/0026). */
export function shopperCookie(hasSession: boolean): string {
  return setCookie(SHOPPER_COOKIE, hasSession ? '1' : '', hasSession ? SESSION_LIFETIME_S : 0, '');
}

/** The session of a `Cookie` header; undefined without a valid one. */
export async function readSession(cookieHeader: string | null): Promise<OpenedSession | undefined> {
  const sealed = cookieOf(cookieHeader, sessionCookieName());
  return sealed === undefined ? undefined : openSession(sealed, getEnv().sessionSecrets);
}

/** The name that the browser chose for the guest of its first write (docs/adr/0018); undefined without one. */
export function readFirstGuest(cookieHeader: string | null): string | undefined {
  const name = cookieOf(cookieHeader, hostCookieName(FIRST_GUEST_COOKIE));
  return name !== undefined && FIRST_GUEST_NAME.test(name) ? name : undefined;
}

/** The guest id derived from that name: the same name gives the same id, and the secret is needed to compute it. */
export function firstGuestId(name: string): string {
  return createHmac('sha256', getEnv().sessionSecrets[0]).update(`first guest ${name}`).digest('base64url');
}

/** The `Set-Cookie` value that deletes the name once the session cookie is set. */
export function clearedFirstGuestCookie(): string {
  return setCookie(hostCookieName(FIRST_GUEST_COOKIE), '', 0);
}
