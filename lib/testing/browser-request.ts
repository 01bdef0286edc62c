import { readSession, sessionCookie } from '@/lib/session/cookie';
import type { OpenedSession, SessionPayload } from '@/lib/session/seal';

export const guestSession: SessionPayload = { guestId: 'guest_1' };
export const customerSession = {
  ...guestSession,
  customer: { id: '7', name: 'Meena', mobile: '9843012345', sid: 'sid_1' },
};

type RequestParts = { session?: SessionPayload; body?: object; key?: string };

/** A request of the storefront's own scripts. */
export async function browserRequest(
  method: string,
  path: string,
  { session, body, key }: RequestParts = {},
): Promise<Request> {
  const [cookie = ''] = session ? (await sessionCookie(session)).split(';') : [];
  return new Request(`http://localhost:3000${path}`, {
    method,
    headers: {
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      ...(cookie && { cookie }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** The session that the cookies of a response store; undefined when they store none. */
export async function storedSession({ headers }: Response): Promise<OpenedSession | undefined> {
  const cookies = headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return readSession(cookies.join('; '));
}
