import { z } from 'zod';
import { ShopError } from '@/lib/domain/errors';
import { sessionCookie } from '@/lib/session/cookie';
import { setStorefrontEnv } from '@/lib/testing/storefront-env';
import { defineForm } from './define-form';

jest.mock('next/server', () => ({ connection: async () => undefined }));
setStorefrontEnv();

const ORIGIN = 'http://localhost:3000';

function post(fields: string, headers: Record<string, string> = {}): Request {
  return new Request(`${ORIGIN}/api/thing`, {
    method: 'POST',
    body: fields,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
  });
}

const form = defineForm({
  auth: 'shopper',
  body: z.object({ quantity: z.coerce.number().int() }),
  handler: async ({ body }, cameFrom) => {
    if (body.quantity === 0) throw new ShopError('out_of_stock');
    return `/cart/plain?quantity=${body.quantity}&from=${cameFrom ?? ''}`;
  },
  failed: ({ code }) => `/cart/plain?note=${code}`,
});

const placeOf = async (response: Promise<Response>) => {
  const { status, headers } = await response;
  return [status, headers.get('location')];
};

test('a form redirects with 303, stores the new guest in a cookie and is never cached', async () => {
  const response = await form(post('quantity=2', { referer: `${ORIGIN}/category/vegetables?page=2` }));
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    '/cart/plain?quantity=2&from=/category/vegetables?page=2',
  ]);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('set-cookie')).toMatch(/^koodai_session=\S+; .*HttpOnly/);
});

test.each([
  ['what the form holds', 'quantity=many', 'bad_request'],
  ['what the work refused', 'quantity=0', 'out_of_stock'],
])('a failed form redirects to an error page: %s', async (_, fields, code) => {
  expect(await placeOf(form(post(fields)))).toEqual([303, `/cart/plain?note=${code}`]);
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['another port of this host', { 'sec-fetch-site': 'same-site' }],
  ['an address bar', { 'sec-fetch-site': 'none' }],
])('a form of %s is refused without a redirect', async (_, headers) => {
  expect(await placeOf(form(post('quantity=2', headers)))).toEqual([403, null]);
});

test('without Sec-Fetch-Site the Origin header decides', async () => {
  const old = (origin?: string) => {
    const request = post('quantity=2', origin ? { origin } : {});
    request.headers.delete('sec-fetch-site');
    return placeOf(form(request));
  };
  expect(await old(ORIGIN)).toEqual([303, '/cart/plain?quantity=2&from=']);
  expect(await old('http://localhost:4000')).toEqual([403, null]);
  expect(await old()).toEqual([403, null]);
});

test.each([
  ['unauthenticated', true],
  ['suspended', true],
  ['unavailable', false],
] as const)('a form that the API answers %s deletes the cookie of the session: %s', async (code, deletes) => {
  const sealed = await sessionCookie({
    guestId: 'guest_1',
    customer: { id: '7', name: 'Meena', mobile: '9876543210', sid: 'sid_1' },
  });
  const refused = defineForm({
    auth: 'shopper',
    handler: () => Promise.reject(new ShopError(code)),
    failed: () => '/cart/plain',
  });
  const response = await refused(post('', { cookie: sealed.split(';')[0] ?? '' }));
  expect(response.status).toBe(303);
  const cookies = response.headers.getSetCookie();
  expect(cookies.some((cookie) => /^koodai_session=; .*Max-Age=0/.test(cookie))).toBe(deletes);
});

test.each(['{"quantity":2}', 'quantity=2'])(
  'a body that is not form-encoded is refused: %s',
  async (body) => {
    expect(await placeOf(form(post(body, { 'content-type': 'text/plain' })))).toEqual([
      303,
      '/cart/plain?note=wrong_type',
    ]);
  },
);
