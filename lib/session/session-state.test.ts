import { getEnv } from '@/lib/config/env';
import { shopApiAnswers } from '@/lib/testing/shop-api-answers';
import { setStorefrontEnv } from '@/lib/testing/storefront-env';
import { sessionCookie } from './cookie';
import { type SessionPayload, sealSession } from './seal';
import { RequestSession } from './session';
import { checkSession, toSessionAnswer } from './session-state';

setStorefrontEnv();

const customer = { id: '7', name: 'Meena', mobile: '9876543210', sid: 'sid_1' };

async function sessionOf(payload: Parameters<typeof sessionCookie>[0]): Promise<RequestSession> {
  const cookie = (await sessionCookie(payload)).split(';')[0] ?? '';
  return RequestSession.read(new Request('http://localhost:3000/', { headers: { cookie } }));
}

/** The cookies that end a session. */
const ENDED = [
  expect.stringMatching(/^koodai_session=; .*Max-Age=0/),
  'koodai_shopper=; Path=/; Max-Age=0; SameSite=Lax',
];

const signedIn = { customer: { name: 'Meena', mobile: '9876543210' }, suspended: false };

test('a guest is not checked at the API', async () => {
  const api = shopApiAnswers(() => Response.json({}));
  const session = await sessionOf({ guestId: 'guest_1' });
  expect(toSessionAnswer(session, await checkSession(session, {}))).toEqual({
    customer: null,
    suspended: false,
  });
  expect(api).not.toHaveBeenCalled();
});

test('a customer whom the API confirms stays signed in', async () => {
  shopApiAnswers(() => Response.json({ data: { userId: '7' } }));
  const session = await sessionOf({ guestId: 'guest_1', customer });
  expect(toSessionAnswer(session, await checkSession(session, {}))).toEqual(signedIn);
  expect(await session.toCookies()).toEqual([]);
});

test('the answer includes the place of the customer’s default address', async () => {
  const default_place = { pincode: '643001', city_name: 'The Nilgiris', served: '0' };
  shopApiAnswers(() => Response.json({ data: { userId: '7', default_place } }));
  const session = await sessionOf({ guestId: 'guest_1', customer });
  expect(toSessionAnswer(session, await checkSession(session, {})).customer?.place).toEqual({
    pincode: '643001',
    city: 'The Nilgiris',
    served: false,
  });
});

test('[4.suspension] [8.suspended] an empty userId means suspended, and the cookie is cleared', async () => {
  shopApiAnswers(() => Response.json({ data: { userId: '' } }));
  const session = await sessionOf({ guestId: 'guest_1', customer });
  expect(toSessionAnswer(session, await checkSession(session, {}))).toEqual({
    customer: null,
    suspended: true,
  });
  expect(await session.toCookies()).toEqual(ENDED);
});

test('a session that the API has ended is signed out, but not as suspended', async () => {
  const wire = { error: { code: 'unauthenticated', message: '' } };
  shopApiAnswers(() => Response.json(wire, { status: 401 }));
  const session = await sessionOf({ guestId: 'guest_1', customer });
  expect(toSessionAnswer(session, await checkSession(session, {}))).toEqual({
    customer: null,
    suspended: false,
  });
});

const refusal = (status: number, code: string) => () =>
  Response.json({ error: { code, message: '' } }, { status });

test('[8.suspended] an error with the code suspended also means suspended', async () => {
  shopApiAnswers(refusal(403, 'suspended'));
  const session = await sessionOf({ guestId: 'guest_1', customer });
  expect(toSessionAnswer(session, await checkSession(session, {}))).toMatchObject({ suspended: true });
  expect(await session.toCookies()).toEqual(ENDED);
});

const failing = (error: Error) => (): Response => {
  throw error;
};

test.each<[string, () => Response]>([
  ['does not answer', failing(new TypeError('fetch failed'))],
  ['takes too long', failing(new DOMException('timed out', 'TimeoutError'))],
  ['breaks off', failing(new DOMException('aborted', 'AbortError'))],
  ['answers a page', () => new Response('<h1>502</h1>', { status: 502 })],
  ['answers a page and calls it good', () => new Response('<h1>Welcome</h1>')],
  ['answers half an answer', () => new Response('{"data":{"userId":')],
  ['answers nothing', () => new Response('')],
  ['answers an empty object', () => Response.json({})],
  ['leaves the id out', () => Response.json({ data: {} })],
  ['answers null for the id', () => Response.json({ data: { userId: null } })],
  ['answers false for the id', () => Response.json({ data: { userId: false } })],
  ['answers a list for the id', () => Response.json({ data: { userId: [] } })],
  ['answers blanks for the id', () => Response.json({ data: { userId: '  ' } })],
  ['has a fault', refusal(500, 'internal')],
  ['is closed', refusal(503, 'unavailable')],
  ['is asked too often', refusal(429, 'too_many')],
  ['does not know this storefront', refusal(401, 'untrusted_caller')],
  ['forbids', refusal(403, 'forbidden')],
  ['forbids without saying why', () => new Response('', { status: 403 })],
  ['speaks of suspension in no form it promised', () => Response.json('suspended', { status: 403 })],
])('[8.suspended] an API that %s does not suspend or sign out the customer', async (_, answer) => {
  shopApiAnswers(answer);
  const session = await sessionOf({ guestId: 'guest_1', customer });
  expect(toSessionAnswer(session, await checkSession(session, {}))).toEqual(signedIn);
  expect(await session.toCookies()).toEqual([]);
});

test('[d18.guestReplaced] decisions 18: signing in replaces the guest id', async () => {
  const session = await sessionOf({ guestId: 'guest_1' });
  session.signIn(customer);
  expect(session.actor).toEqual({ kind: 'customer', id: '7', sid: 'sid_1' });
  expect(session.ensureGuest().id).not.toBe('guest_1');
});

describe('a cookie that is older than a day', () => {
  const DAYS = 24 * 60 * 60 * 1000;
  const agedSession = async (payload: SessionPayload, age = 2 * DAYS) => {
    const sealed = await sealSession(payload, getEnv().sessionSecrets[0], new Date(Date.now() - age));
    return RequestSession.ofCookie(`koodai_session=${sealed}`);
  };
  const RENEWED = [
    expect.stringMatching(/^koodai_session=\S+; .*Max-Age=2592000; HttpOnly/),
    'koodai_shopper=1; Path=/; Max-Age=2592000; SameSite=Lax',
  ];

  test('is renewed for a customer', async () => {
    const old = await agedSession({ guestId: 'guest_1', customer });
    const young = await agedSession({ guestId: 'guest_1', customer }, DAYS / 2);
    for (const session of [old, young]) session.renew();
    expect(await old.toCookies()).toEqual(RENEWED);
    expect(await young.toCookies()).toEqual([]);
  });

  test('is renewed for a guest when the guest writes', async () => {
    const old = await agedSession({ guestId: 'guest_1' });
    const young = await agedSession({ guestId: 'guest_1' }, DAYS / 2);
    for (const session of [old, young]) expect(session.ensureActor().id).toBe('guest_1');
    expect(await old.toCookies()).toEqual(RENEWED);
    expect(await young.toCookies()).toEqual([]);
  });

  test('is not renewed for a guest who reads, who may have become a customer before the answer', async () => {
    const session = await agedSession({ guestId: 'guest_1' });
    session.renew();
    expect(await session.toCookies()).toEqual([]);
  });
});
