import { z } from 'zod';
import { ShopError } from '@/lib/domain/errors';
import { text } from '@/lib/messages/text';
import { sessionCookie } from '@/lib/session/cookie';
import { openSession } from '@/lib/session/seal';
import { setStorefrontEnv } from '@/lib/testing/storefront-env';
import { defineRoute } from './define-route';

jest.mock('next/server', () => ({ connection: async () => undefined }));
setStorefrontEnv();

const URL_OF_ROUTE = 'http://localhost:3000/api/thing';
const customer = { id: '7', name: 'Meena', mobile: '9876543210', sid: 'sid_1' };

type RequestParts = { method?: string; headers?: Record<string, string>; body?: unknown; query?: string };

function ask({ method = 'GET', headers = {}, body, query = '' }: RequestParts = {}): Request {
  const isWrite = method !== 'GET';
  return new Request(`${URL_OF_ROUTE}${query}`, {
    method,
    headers: {
      ...(isWrite ? { 'sec-fetch-site': 'same-origin' } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

async function cookieOf(session: Parameters<typeof sessionCookie>[0]): Promise<string> {
  return (await sessionCookie(session)).split(';')[0] ?? '';
}

const anybody = defineRoute({
  auth: 'none',
  body: z.object({ quantity: z.number().int() }),
  answer: z.object({ quantity: z.number() }),
  handler: async ({ body }) => body,
});

describe('a write', () => {
  const write = (headers: Record<string, string>) =>
    anybody(ask({ method: 'PUT', body: { quantity: 2 }, headers }));

  test('from this site is answered', async () => {
    const response = await write({});
    expect([response.status, await response.json()]).toEqual([200, { quantity: 2 }]);
  });

  test.each(['cross-site', 'same-site', 'none'])('with Sec-Fetch-Site "%s" is refused', async (site) => {
    const response = await write({ 'sec-fetch-site': site, origin: 'http://localhost:3000' });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error: { code: 'forbidden' } });
  });

  test('without Sec-Fetch-Site is accepted or refused by its Origin', async () => {
    const old = (origin?: string) => {
      const request = ask({ method: 'PUT', body: { quantity: 2 }, headers: origin ? { origin } : {} });
      request.headers.delete('sec-fetch-site');
      return anybody(request);
    };
    expect((await old('http://localhost:3000')).status).toBe(200);
    expect((await old('http://localhost:4000')).status).toBe(403);
    expect((await old()).status).toBe(403);
  });
});

describe('a body', () => {
  const send = (body: unknown, headers = {}) => anybody(ask({ method: 'POST', body, headers }));

  test('of more than 16 KiB is refused, with or without Content-Length', async () => {
    const big = JSON.stringify({ quantity: 1, more: 'x'.repeat(16 * 1024) });
    expect((await send(big)).status).toBe(413);
    expect((await send(big, { 'content-length': '10' })).status).toBe(413);
    expect((await send({ quantity: 1 }, { 'content-length': '20000' })).status).toBe(413);
  });

  test('that is not JSON is refused', async () => {
    expect((await send('{"quantity":')).status).toBe(400);
  });

  test('with an unknown field is refused, and the error names the field', async () => {
    const response = await send({ quantity: 1, qty: 2 });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: 'bad_request', field: 'qty' } });
    const long = await send({ quantity: 1, ['x'.repeat(2000)]: 2 });
    expect((await long.json()).error.field).toHaveLength(60);
  });

  test('that breaks its schema is refused, and the error names the field', async () => {
    const response = await send({ quantity: 1.5 });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { code: 'bad_request', field: 'quantity', message: text('error.bad_request') },
    });
  });
});

describe('the actor', () => {
  const who = defineRoute({
    auth: 'shopper',
    body: z.object({}),
    answer: z.object({ id: z.string() }),
    handler: async ({ caller }) => ({ id: caller.actor.id }),
  });
  const own = defineRoute({
    auth: 'customer',
    answer: z.object({ id: z.string(), sid: z.string() }),
    handler: async ({ caller: { actor } }) => ({ id: actor.id, sid: actor.sid }),
  });

  test('[4.identity.user] [d15.cookie] comes from the sealed cookie and never from query or headers, and no body may name it', async () => {
    const cookie = await cookieOf({ guestId: 'guest_1', customer });
    const act = (body: object) =>
      who(
        ask({
          method: 'POST',
          query: '?user_id=8&user_type=guest',
          body,
          headers: { cookie, 'x-shop-actor': '8', 'x-user-id': '8' },
        }),
      );
    expect(await (await act({})).json()).toEqual({ id: '7' });
    expect((await act({ user_id: '8' })).status).toBe(400);
  });

  test('[3.session.guest] of a first write is a new guest, stored in an HttpOnly cookie of this site', async () => {
    const response = await who(ask({ method: 'POST', body: {} }));
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^koodai_session=\S+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
    const sealed = /koodai_session=([^;]+)/.exec(cookie)?.[1] ?? '';
    const opened = await openSession(sealed, [process.env.SESSION_SECRET ?? '']);
    expect(opened?.guestId).toBe((await response.json()).id);
  });

  test('of a refused first write is no new guest', async () => {
    const response = await who(ask({ method: 'POST', body: { more: 1 } }));
    expect([response.status, response.headers.getSetCookie()]).toEqual([400, []]);
  });

  test('[d22.calls] of a customer route must be a customer; a guest is refused and keeps its cookie', async () => {
    const cookie = await cookieOf({ guestId: 'guest_1' });
    const response = await own(ask({ headers: { cookie } }));
    expect(response.status).toBe(401);
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  test('of a forged cookie is undefined', async () => {
    expect((await own(ask({ headers: { cookie: 'koodai_session=eyJhbGciOiJkaXIifQ..a.b.c' } }))).status).toBe(
      401,
    );
  });

  test('of a customer route is the customer of the cookie', async () => {
    const cookie = await cookieOf({ guestId: 'guest_1', customer });
    const response = await own(ask({ headers: { cookie } }));
    expect(await response.json()).toEqual({ id: '7', sid: 'sid_1' });
  });

  test.each(['suspended', 'unauthenticated'] as const)(
    'answered %s by the API keeps the cookie, which may be that of a newer session by then',
    async (code) => {
      const cookie = await cookieOf({ guestId: 'guest_1', customer });
      const refused = defineRoute({
        auth: 'customer',
        answer: z.object({}),
        handler: () => Promise.reject(new ShopError(code)),
      });
      const response = await refused(ask({ headers: { cookie } }));
      expect(await response.json()).toMatchObject({ error: { code } });
      expect(response.headers.getSetCookie()).toEqual([]);
    },
  );
});

describe('a response', () => {
  const answering = (value: unknown, cacheControl?: string) =>
    defineRoute({
      auth: 'none',
      answer: z.object({ name: z.string() }),
      ...(cacheControl ? { cacheControl } : {}),
      handler: async () => z.any().parse(value),
    });

  test('is never cached unless the route sets a cache-control', async () => {
    const privately = await answering({ name: 'a' })(ask());
    expect(privately.headers.get('cache-control')).toBe('private, no-store');
    const publicly = await answering({ name: 'a' }, 'public, max-age=60')(ask());
    expect(publicly.headers.get('cache-control')).toBe('public, max-age=60');
  });

  test('that browsers may keep is kept for one language', async () => {
    const publicly = await answering({ name: 'a' }, 'public, max-age=60')(ask());
    expect(publicly.headers.get('vary')).toBe('Accept-Language');
  });

  test('[d33.notStored] with an error is never cached, even on a public route', async () => {
    const response = await answering({ name: 1 }, 'public, max-age=60')(ask());
    expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'private, no-store']);
  });

  test('contains only the fields of its schema', async () => {
    const response = await answering({ name: 'a', otp: '1234' })(ask());
    expect(await response.json()).toEqual({ name: 'a' });
  });

  test('carries the request id of the request, if it is valid', async () => {
    const echo = async (id: string) =>
      (await answering({ name: 'a' })(ask({ headers: { 'x-request-id': id } }))).headers.get('x-request-id');
    expect(await echo('abcdef-123456')).toBe('abcdef-123456');
    expect(await echo('<script>alert(1)</script>')).toMatch(/^[A-Za-z0-9_-]{21}$/);
  });

  test('to an unexpected failure does not reveal the cause', async () => {
    const failing = defineRoute({
      auth: 'none',
      answer: z.object({}),
      handler: () => Promise.reject(new Error('select * from customers where mobile = 9876543210')),
    });
    const response = await failing(ask());
    expect(response.status).toBe(500);
    const body = await response.json();
    expect(body.error).toEqual({
      code: 'internal',
      message: text('error.unavailable'),
      request_id: response.headers.get('x-request-id'),
    });
  });
});

test('a service route checks the shared secret and not the origin', async () => {
  const hook = defineRoute({ auth: 'service', answer: z.object({}), handler: async () => ({}) });
  const send = (authorization: string) => {
    const request = ask({ method: 'POST', headers: { authorization } });
    request.headers.delete('sec-fetch-site');
    return hook(request);
  };
  expect((await send(`Bearer ${process.env.REVALIDATE_SECRET}`)).status).toBe(200);
  expect((await send('Bearer something-else')).status).toBe(403);
});
