import { SHOWN_OWNER_HEADER } from '@/lib/domain/headers';
import { sessionCookie } from '@/lib/session/cookie';
import { shopApiAnswers } from '@/lib/testing/shop-api-answers';
import { setStorefrontEnv } from '@/lib/testing/storefront-env';
import { POST as sendEnquiry } from '../enquiries/route';
import { POST as buyAgain } from '../orders/[orderId]/again/route';
import { POST as accept } from './check/accept/route';
import { POST as removeProblems } from './check/remove/route';
import { POST as check } from './check/route';
import { PUT as setLine } from './lines/[productId]/route';
import { DELETE, GET } from './route';

jest.mock('next/server', () => ({ connection: async () => undefined }));
jest.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
setStorefrontEnv();

const meena = { id: '7', name: 'Meena', mobile: '9876543210', sid: 'sid_1' };
const settings = { minimum_purchase: 100, maximum_purchase: 20_000, online_payment: '1' };
const cart = { status: 1, message: '', version: 3, cart_list: [], promotion_amount: 0, ...settings };

type Payload = Parameters<typeof sessionCookie>[0];
const guest: Payload = { guestId: 'guest_1' };
const customer: Payload = { ...guest, customer: meena };
const other: Payload = { ...guest, customer: { ...meena, id: '8', mobile: '9876543211' } };

async function cookieOf(payload: Payload): Promise<string> {
  return (await sessionCookie(payload)).split(';')[0] ?? '';
}

function ask(method: string, cookie: string, shown: string, body?: object): Request {
  return new Request('http://localhost:3000/api/cart', {
    method,
    headers: {
      cookie,
      [SHOWN_OWNER_HEADER]: shown,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

/** The mark of the owner in the cart that this shopper gets. */
async function markOf(payload: Payload): Promise<string> {
  shopApiAnswers(() => Response.json({ data: cart }));
  return (await (await GET(ask('GET', await cookieOf(payload), ''))).json()).owner;
}

const line = { params: Promise.resolve({ productId: '5' }) };
const order = { params: Promise.resolve({ orderId: 'KD10482' }) };
const CALLS: [string, (cookie: string, shown: string) => Promise<Response>][] = [
  ['reading the cart', (...who) => GET(ask('GET', ...who))],
  ['emptying it', (...who) => DELETE(ask('DELETE', ...who))],
  ['changing a line', (...who) => setLine(ask('PUT', ...who, { quantity: 2 }), line)],
  ['checking it', (...who) => check(ask('POST', ...who))],
  ['removing its problems', (...who) => removeProblems(ask('POST', ...who, { lineIds: [1] }))],
  ['accepting its changes', (...who) => accept(ask('POST', ...who))],
  ['sending a message', (...who) => sendEnquiry(ask('POST', ...who, {}))],
  ['buying again', (...who) => buyAgain(ask('POST', ...who), order)],
];

describe.each([
  ['without a cookie', async () => ''],
  ['with the name of a first guest', async () => 'koodai_first_guest=V1StGXR8_Z5jdHi6B-myT'],
  ['with a cookie that cannot be opened', async () => 'koodai_session=eyJhbGciOiJkaXIifQ..a.b.c'],
  ['with the cookie of a guest', () => cookieOf(guest)],
  ['with the cookie of another customer', () => cookieOf(other)],
])('a tab that shows a customer, %s', (_how, cookie) => {
  test.each(CALLS)('is refused %s as unauthenticated, and nothing is written', async (_what, send) => {
    const mark = await markOf(customer);
    const api = shopApiAnswers(() => Response.json({ data: cart }));
    const response = await send(await cookie(), mark);
    expect([response.status, await response.json()]).toEqual([
      401,
      { error: expect.objectContaining({ code: 'unauthenticated' }) },
    ]);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(api).not.toHaveBeenCalled();
  });
});

const change = async (cookie: string, shown: string) => {
  shopApiAnswers(() => Response.json({ data: cart }));
  return setLine(ask('PUT', cookie, shown, { quantity: 2 }), line);
};

test('a tab that shows the customer of the cookie is answered', async () => {
  expect((await change(await cookieOf(customer), await markOf(customer))).status).toBe(200);
});

test('a new session secret does not change the mark', async () => {
  const mark = await markOf(customer);
  const cookie = await cookieOf(customer);
  const before = process.env.SESSION_SECRET;
  setStorefrontEnv({ SESSION_SECRET: `another-session-secret-another-session-secret,${before}` });
  jest.resetModules();
  const { GET: getCart } = await import('./route');
  shopApiAnswers(() => Response.json({ data: cart }));
  expect(await (await getCart(ask('GET', cookie, mark))).json()).toMatchObject({ owner: mark });
});

test('a tab that shows a guest whose cookie is gone becomes a new guest', async () => {
  const mark = await markOf(guest);
  const response = await change('', mark);
  expect(response.status).toBe(200);
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^koodai_session=/),
    expect.anything(),
  ]);
  expect((await response.json()).cart.owner).not.toBe(mark);
});

test('[d15.cookie] a mark makes nobody a customer', async () => {
  const mark = await markOf(customer);
  const cookie = await cookieOf(guest);
  expect(await (await change(cookie, await markOf(guest))).json()).toMatchObject({
    cart: { owner: await markOf(guest) },
  });
  expect(await (await change(cookie, mark.replace('customer', 'guest'))).json()).toMatchObject({
    cart: { owner: await markOf(guest) },
  });
});
