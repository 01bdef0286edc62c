import 'server-only';
import { getEnv } from '@/lib/config/env';
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

/** `__Host-` where the shop is served over https: no other host or path can set it. */
export function sessionCookieName(): string {
  return isSecure() ? '__Host-koodai_session' : 'koodai_session';
}

function setCookie(value: string, maxAgeS: number): string {
  const secure = isSecure() ? '; Secure' : '';
  return `${sessionCookieName()}=${value}; Path=/; Max-Age=${maxAgeS}; HttpOnly; SameSite=Lax${secure}`;
}

/** The `Set-Cookie` value that keeps a session for 30 days. */
export async function sessionCookie(payload: SessionPayload): Promise<string> {
  return setCookie(await sealSession(payload, getEnv().sessionSecrets[0]), SESSION_LIFETIME_S);
}

/** The `Set-Cookie` value that ends it. */
export function clearedSessionCookie(): string {
  return setCookie('', 0);
}

/** The session of a request's `Cookie` header, undefined without a valid one. */
export async function readSession(cookieHeader: string | null): Promise<OpenedSession | undefined> {
  const prefix = `${sessionCookieName()}=`;
  const pair = cookieHeader?.split('; ').find((part) => part.startsWith(prefix));
  return pair ? openSession(pair.slice(prefix.length), getEnv().sessionSecrets) : undefined;
}
