import { setStorefrontEnv } from '@/lib/testing/storefront-env';
import { sessionCookie } from './cookie';
import { RequestSession } from './session';
import { checkSession, toSessionAnswer } from './session-state';

setStorefrontEnv();

const customer = { id: '7', name: 'Meena', mobile: '9876543210', sid: 'sid_1' };

async function sessionOf(payload: Parameters<typeof sessionCookie>[0]): Promise<RequestSession> {
  const cookie = (await sessionCookie(payload)).split(';')[0] ?? '';
  return RequestSession.read(new Request('http://localhost:3000/', { headers: { cookie } }));
}

function apiAnswers(answer: () => Response) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());
}

const signedIn = { customer: { name: 'Meena', mobile: '9876543210' }, suspended: false };

test('a guest costs no call', async () => {
  const api = apiAnswers(() => Response.json({}));
  const session = await sessionOf({ guestId: 'guest_1' });
  expect(toSessionAnswer(session, await checkSession(session, {}))).toEqual({
    customer: null,
    suspended: false,
  });
  expect(api).not.toHaveBeenCalled();
});

test('a customer the API knows stays signed in', async () => {
  apiAnswers(() => Response.json({ data: { userId: '7' } }));
  const session = await sessionOf({ guestId: 'guest_1', customer });
  expect(toSessionAnswer(session, await checkSession(session, {}))).toEqual(signedIn);
  expect(await session.toCookie()).toBeUndefined();
});

test('spec 4, Suspension: an empty userId means suspended, and the cookie is cleared', async () => {
  apiAnswers(() => Response.json({ data: { userId: '' } }));
  const session = await sessionOf({ guestId: 'guest_1', customer });
  expect(toSessionAnswer(session, await checkSession(session, {}))).toEqual({
    customer: null,
    suspended: true,
  });
  expect(await session.toCookie()).toMatch(/Max-Age=0/);
});

test('a session the API has ended signs out without a word of suspension', async () => {
  const wire = { error: { code: 'unauthenticated', message: '' } };
  apiAnswers(() => Response.json(wire, { status: 401 }));
  const session = await sessionOf({ guestId: 'guest_1', customer });
  expect(toSessionAnswer(session, await checkSession(session, {}))).toEqual({
    customer: null,
    suspended: false,
  });
});

test('an API that does not answer signs nobody out', async () => {
  apiAnswers(() => {
    throw new TypeError('fetch failed');
  });
  const session = await sessionOf({ guestId: 'guest_1', customer });
  expect(toSessionAnswer(session, await checkSession(session, {}))).toEqual(signedIn);
  expect(await session.toCookie()).toBeUndefined();
});

test('decisions 18: signing in replaces the guest id', async () => {
  const session = await sessionOf({ guestId: 'guest_1' });
  session.signIn(customer);
  expect(session.actor).toEqual({ kind: 'customer', id: '7', sid: 'sid_1' });
  expect(session.ensureGuest().id).not.toBe('guest_1');
});

test('a shopper who comes back after a day gets a fresh cookie, one who stays does not', async () => {
  const session = await sessionOf({ guestId: 'guest_1' });
  session.renew(new Date());
  expect(await session.toCookie()).toBeUndefined();
  session.renew(new Date(Date.now() + 25 * 60 * 60 * 1000));
  expect(await session.toCookie()).toMatch(/Max-Age=2592000/);
});
